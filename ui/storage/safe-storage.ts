/** The browser's storage without its exceptions: what it refuses (blocked, full) is kept in memory for this page. */
export interface SafeStorage {
  names(): string[];
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
}

/** `open` is called every time: where cookies are blocked, even naming `sessionStorage` throws. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    names: () => [...new Set([...memory.keys(), ...attempt(Object.keys, [])])],
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    set(name, text) {
      const put = (storage: Storage) => (storage.setItem(name, text), true);
      // A full storage may have room once the old value is removed, and an old value must not come back later.
      const isStored =
        attempt(put, false) || attempt((storage) => (storage.removeItem(name), put(storage)), false);
      if (isStored) memory.delete(name);
      else memory.set(name, text);
    },
    remove(name) {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
  };
}

/** Until the tab is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** As long as the browser keeps it, in all tabs. */
export const deviceStorage = safeStorage(() => window.localStorage);
