// Keeps one complete version of the static site in the browser. page.py fills in the version and its files.
//
// All files of a version are downloaded and checked before it is installed; then it waits until the page asks for it or
// all pages are closed. Names in assets/ and offline/ contain a hash of the content. So a page that was opened before an
// update finds its own files in the earlier version's cache, never files of another version.

const VERSION = "{version}";
const FILES = JSON.parse('{files}'); // integrity by name
const PREFIX = `hexstead ${self.registration.scope} `; // caches belong to an origin, which can have several sites
const CACHE = PREFIX + VERSION;
const INDEX = "./";
const PARALLEL = 4;

const address = (name) => new URL(name, self.registration.scope).href;
const integrities = new Map(Object.entries(FILES).map(([name, integrity]) => [address(name), integrity]));
const isAddressedByContent = (url) => /\/(assets|offline)\//.test(url.slice(self.registration.scope.length - 1));

/** Download a file of this version; rejects if the host has another version of it. */
async function download(url, integrity) {
  if (isAddressedByContent(url)) {
    const known = await findInCaches(url);
    if (known) return known;
    try {
      const response = await fetch(url, { integrity });
      if (response.ok) return response;
    } catch {
      // perhaps damaged in the browser's cache: ask the host
    }
  }
  const response = await fetch(url, { integrity, cache: "reload" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Look for a file in the caches of all versions of this site. */
async function findInCaches(url) {
  for (const name of await ownCaches()) {
    const found = await caches.match(url, { cacheName: name }); // opening a removed cache would create it again
    if (found) return found;
  }
  return undefined;
}

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function install() {
  const cache = await caches.open(CACHE);
  const left = [...integrities];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [url, integrity] = next;
      await cache.put(url, await download(url, integrity));
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, work));
  } catch (error) {
    left.length = 0;
    await caches.delete(CACHE); // the version before it stays complete
    throw error;
  }
}

/** Remove all versions but this one and the one before it, which open pages can still use. */
async function activate() {
  const others = (await ownCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function respond(request) {
  const url = request.mode === "navigate" ? address(INDEX) : request.url;
  const found = (await caches.match(url, { cacheName: CACHE })) ?? (isAddressedByContent(url) ? await findInCaches(url) : undefined);
  return found ?? fetch(request);
}

/** Whether this version answers a request; a folder below the site can have another site. */
function isOwn(request) {
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return false;
  if (request.mode !== "navigate") return true;
  const path = new URL(request.url).pathname.slice(new URL(self.registration.scope).pathname.length);
  return path === "" || path === "index.html";
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  if (isOwn(event.request)) event.respondWith(respond(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data?.type === "activate") void self.skipWaiting();
});
