import { keep, kept } from '../../shared/storage.js';
import { type PlayerRecord, emptyRecord } from './journal.js';

/** All that a screen knows after a restart: the token that opens the player's API, null until it is paired. */
export interface Remembered {
  readonly token: string | null;
  readonly record: PlayerRecord;
}

export interface Memory {
  load(): Promise<Remembered>;
  /** Resolves when it would survive a power cut. */
  save(remembered: Remembered): Promise<void>;
}

export const nothingRemembered: Remembered = { token: null, record: emptyRecord };

const NAME = 'signage';
const STORE = 'remembered';

/** Browsers write localStorage to the disk seconds or minutes later, but a database when they are told to. */
export async function openMemory(): Promise<Memory> {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return inLocalStorage;
  }
}

const inDatabase = (database: IDBDatabase): Memory => ({
  load: async () => {
    const read = database.transaction(STORE).objectStore(STORE).get(NAME);
    return ((await resultOf(read)) as Remembered | undefined) ?? nothingRemembered;
  },
  save: (remembered) =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.objectStore(STORE).put(remembered, NAME);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('Not stored'));
    }),
});

const inLocalStorage: Memory = {
  load: async () => kept<Remembered>(NAME) ?? nothingRemembered,
  save: async (remembered) => keep(NAME, remembered),
};

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
