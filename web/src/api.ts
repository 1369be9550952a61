// Requests to the server's API. Their types are those of docs/protocol.schema.json.

import { refusalText } from "./i18n";
import type { Endpoints, ErrorBody } from "./protocol";
import { transport } from "./transport";

/** A request refused by the server, with the sentence in the reader's language, the code of docs/protocol.md, and the rule, if any. */
export class RequestError extends Error {
  readonly code: string;
  readonly refusal: ErrorBody;

  constructor(refusal: ErrorBody) {
    super(refusalText(refusal));
    this.code = refusal.code;
    this.refusal = refusal;
  }
}

interface Parts<Body> {
  path?: Record<string, string | number>; // values for the {names} in the endpoint
  query?: Record<string, string>;
  body?: Body | string; // a string is sent as it is, anything else as JSON
  token?: string | null; // a seat's token; without one, the device's cookie identifies the caller
}

/** Send a request, for example `request("GET /api/tables/{code}", { path: { code } })`. Throws RequestError. */
export async function request<E extends keyof Endpoints>(endpoint: E, parts: Parts<Endpoints[E]["request"]> = {}): Promise<Endpoints[E]["response"]> {
  return JSON.parse(await requestText(endpoint, parts));
}

/** Like `request`, for answers that are not JSON. */
export async function requestText<E extends keyof Endpoints>(endpoint: E, { path = {}, query = {}, body, token }: Parts<Endpoints[E]["request"]> = {}): Promise<string> {
  const [method = "GET", template = ""] = endpoint.split(" ");
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURI(String(path[name])));
  const search = new URLSearchParams(query).toString();
  const reply = await transport.request(method, search ? `${address}?${search}` : address, bodyText(method, body), token ?? undefined);
  if (!reply.ok) throw new RequestError(JSON.parse(reply.text));
  return reply.text;
}

/** A body as it is sent; requests that change something have one. */
function bodyText(method: string, body: unknown): string | undefined {
  if (typeof body === "string") return body;
  return body === undefined && method !== "POST" ? undefined : JSON.stringify(body ?? {});
}

/** The message of whatever was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
