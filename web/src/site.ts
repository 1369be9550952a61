// How the page is hosted: by a server, or as a folder of static files (docs/static-site.md). `hexstead site` writes the
// meta elements that are read here.

function meta(name: string): string | null {
  return typeof document === "undefined" ? null : (document.querySelector<HTMLMetaElement>(`meta[name="hexstead-${name}"]`)?.content ?? null);
}

/** The version of the static site; null on a server. */
export const VERSION = meta("site");

/** Whether the page is a static site, without a server. */
export const SITE = VERSION !== null;

/** The index of the files that the table in the browser needs, relative to the page. */
export const OFFLINE_INDEX = meta("offline");

/** On a server: the address of the static site where games can continue without it. */
export const FALLBACK = meta("fallback");

/** The address of a file of the page. */
export function fileAddress(name: string): string {
  return SITE ? name : `/${name}`;
}

/** The address of a page for links; on a static site it follows a `#`, because the host can only serve files. */
export function href(address: string): string {
  return SITE ? `#${address}` : address;
}
