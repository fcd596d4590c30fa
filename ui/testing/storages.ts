import { deviceStorage, tabStorage } from '../storage/safe-storage.js';

/** Also what they keep in memory where the browser has refused it. */
export function emptyStorages(): void {
  for (const storage of [deviceStorage, tabStorage]) storage.names().forEach(storage.remove);
}

/** A storage of its own, as a browser has it. */
export function plainStorage(values: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(storage, name) ? (storage[name] as string) : null),
    setItem: (name: string, text: string) => void (storage[name] = text),
    removeItem: (name: string) => void delete storage[name],
    clear: () => Object.keys(storage).forEach((name) => delete storage[name]),
    key: (index: number) => Object.keys(storage)[index] ?? null,
  };
  const prototype = Object.defineProperty(methods, 'length', { get: () => Object.keys(storage).length });
  const storage = Object.assign(Object.create(prototype) as Record<string, unknown>, values);
  return storage as unknown as Storage;
}

/** Takes no value longer than `room`; with `countsTheOld`, no value at all while one is there under the name. */
export function fullStorage(values: Record<string, string>, room: number, countsTheOld = false): Storage {
  const storage = plainStorage(values);
  const setItem = storage.setItem.bind(storage);
  Object.defineProperty(storage, 'setItem', {
    enumerable: false,
    value: (name: string, text: string) => {
      const isTaken = countsTheOld && storage.getItem(name) !== null;
      if (isTaken || text.length > room) throw new DOMException('Quota', 'QuotaExceededError');
      setItem(name, text);
    },
  });
  return storage;
}
