// The only way from the page to the server: requests and the table's socket. Another transport, such as a worker that
// runs the server in the browser, replaces it with `setTransport`.

export interface Reply {
  ok: boolean;
  text: string;
}

/** An open or opening socket. */
export interface Connection {
  readonly isOpen: boolean;
  send(message: string): void;
  close(): void;
}

export interface ConnectionEvents {
  onopen(): void;
  onmessage(message: string): void;
  onclose(): void;
}

export interface Transport {
  /** Send a request, by a seat's token if there is one; rejects only if there is no answer at all. */
  request(method: string, path: string, body?: string, token?: string): Promise<Reply>;
  /** Open the socket over which a table is played (docs/protocol.md); its code lets a proxy route the socket. */
  connect(events: ConnectionEvents, table: string): Connection;
}

/** HTTP and a WebSocket to the server that the page came from. */
const network: Transport = {
  async request(method, path, body, token) {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const reply = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
    return { ok: reply.ok, text: await reply.text() };
  },

  connect({ onopen, onmessage, onclose }, table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}`);
    socket.onopen = onopen;
    socket.onmessage = (event) => onmessage(String(event.data));
    socket.onclose = onclose;
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (message) => socket.send(message),
      close: () => socket.close(),
    };
  },
};

/** A transport that is being loaded; sockets and requests wait for it. */
export function whenLoaded(loading: Promise<Transport>): Transport {
  return {
    request: async (...request) => (await loading).request(...request),
    connect(events, table) {
      let connection: Connection | null = null;
      let isClosed = false;
      void loading.then((transport) => {
        if (!isClosed) connection = transport.connect(events, table);
      });
      return {
        get isOpen() {
          return connection?.isOpen ?? false;
        },
        send: (message) => connection?.send(message),
        close() {
          isClosed = true;
          connection?.close();
        },
      };
    },
  };
}

let current = network;

export function setTransport(transport: Transport): void {
  current = transport;
}

export const transport: Transport = {
  request: (...request) => current.request(...request),
  connect: (...connection) => current.connect(...connection),
};
