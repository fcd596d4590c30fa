import { type Remembered, nothingRemembered, rememberedFrom } from './remembered.js';

export interface PlayerStorage {
  load(): Promise<Remembered>;
  /** Resolves when it would survive a power cut. */
  save(remembered: Remembered): Promise<void>;
}

const NAME = 'signage';
const STORE = 'remembered';

/** IndexedDB if possible: browsers flush localStorage to disk only seconds or minutes later. */
export async function openPlayerStorage(): Promise<PlayerStorage> {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return isStorageBlocked() ? untilThePageEnds() : inLocalStorage;
  }
}

const inDatabase = (database: IDBDatabase): PlayerStorage => ({
  load: async () => {
    const read = database.transaction(STORE).objectStore(STORE).get(NAME);
    return rememberedFrom(await resultOf(read));
  },
  save: (remembered) =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.objectStore(STORE).put(remembered, NAME);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('Not stored'));
    }),
});

/** Full storage throws: a command that cannot be noted must not be carried out. */
const inLocalStorage: PlayerStorage = {
  load: async () => rememberedFrom(parsed(localStorage.getItem(NAME))),
  save: async (remembered) => localStorage.setItem(NAME, JSON.stringify(remembered)),
};

/** Where nothing can be stored, a restarted screen knows nothing, its token included, and so repeats nothing. */
function untilThePageEnds(): PlayerStorage {
  let current = nothingRemembered;
  return {
    load: async () => current,
    save: async (remembered) => void (current = remembered),
  };
}

function isStorageBlocked(): boolean {
  try {
    localStorage.getItem(NAME);
    return false;
  } catch {
    return true;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request);
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No database'));
  });
