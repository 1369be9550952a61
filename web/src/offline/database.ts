// The browser's database for tables (IndexedDB): three collections of JSON texts by key. offline/store.py uses it.

const NAME = "hexstead";
const COLLECTIONS = ["tables", "entries", "secrets"] as const;
type Change = [collection: (typeof COLLECTIONS)[number], key: string, text: string | null, isNew: boolean];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });
}

/** All keys that begin with a text. */
function prefixed(text: string): IDBKeyRange {
  return IDBKeyRange.bound(text, `${text}\uffff`);
}

export class Database {
  /** Called with the code of a table that another window has changed. */
  onchange: (code: string) => void = () => {};
  readonly #windows = new BroadcastChannel(NAME);
  #opened: Promise<IDBDatabase> | null = null;
  #mark = ""; // missing if the database was cleared

  constructor() {
    this.#windows.onmessage = ({ data }: MessageEvent<string>) => this.onchange(data);
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => COLLECTIONS.forEach((name) => request.result.createObjectStore(name));
      request.onerror = () => reject(request.error ?? new Error("the database does not open"));
      request.onblocked = () => reject(new Error("the database is blocked by another window"));
      request.onsuccess = () => {
        request.result.onclose = () => (this.#opened = null); // the browser or the user has cleared it
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
    });
    return this.#opened;
  }

  async load(): Promise<string> {
    const transaction = (await this.#open()).transaction(COLLECTIONS);
    const secrets = transaction.objectStore("secrets");
    const [tables, names, texts] = await Promise.all([done(transaction.objectStore("tables").getAll()), done(secrets.getAllKeys()), done(secrets.getAll())]);
    return JSON.stringify({ tables, secrets: Object.fromEntries(names.map((name, i) => [name, texts[i]])) });
  }

  /** A table and its log; the table is null if there is none. */
  async table(code: string): Promise<string> {
    const transaction = (await this.#open()).transaction(["tables", "entries"]);
    const row: IDBRequest<string | undefined> = transaction.objectStore("tables").get(code);
    const [table, entries] = await Promise.all([done(row), done(transaction.objectStore("entries").getAll(prefixed(`${code}/`)))]);
    return JSON.stringify({ table: table ?? null, entries });
  }

  /** Carry out changes, all or none; returns the name of the error, or "" once they are stored. */
  async commit(changes: string): Promise<string> {
    try {
      const found = JSON.parse(changes) as Change[];
      await this.#write(found);
      const tables = found.filter(([collection]) => collection === "tables").map(([, code]) => code);
      new Set(tables).forEach((code) => this.#windows.postMessage(code));
      return "";
    } catch (error) {
      return error instanceof Error && error.name ? error.name : "Error";
    }
  }

  async #write(changes: Change[]): Promise<void> {
    const transaction = (await this.#open()).transaction(COLLECTIONS, "readwrite", { durability: "strict" });
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the database failed")); // follows every error
    });
    if (this.#mark && (await done(transaction.objectStore("secrets").count(this.#mark))) === 0) {
      transaction.abort();
      await finished.catch(() => {});
      throw Object.assign(new Error("the database was cleared"), { name: "StorageCleared" });
    }
    for (const [collection, key, text, isNew] of changes) {
      const store = transaction.objectStore(collection);
      if (text !== null && isNew) store.add(text, key);
      else if (text !== null) store.put(text, key);
      else store.delete(key.endsWith("/") ? prefixed(key) : key);
      if (collection === "secrets" && text !== null) this.#mark ||= key;
    }
    await finished;
  }

  /** After the first load: from now on, a missing secret means that someone has cleared the database. */
  watch(secret: string): void {
    this.#mark = secret;
  }
}
