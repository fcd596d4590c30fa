import { useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import { useUser } from '../../../shared/session/use-user.js';

/** How far an import came that did not reach its end. */
export interface LeftImport {
  readonly written: number;
  readonly total: number;
}

const format: StoredFormat<LeftImport> = {
  version: 1,
  parse: (value) => {
    const { written, total } = value as Partial<LeftImport>;
    return Number.isInteger(written) && Number.isInteger(total) ? (value as LeftImport) : null;
  },
};

const listeners = new Set<() => void>();
/** Those that go on in this page are not left. */
const running = new Set<string>();

const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What one person's import into one list has left, kept also when the page is closed in the middle of it. */
export function useLeftImport(path: string) {
  const name = `import:${useUser().user.id}:${path}`;
  const text = useSyncExternalStore(subscribe, () => (running.has(name) ? null : deviceStorage.get(name)));
  const left = useMemo(() => (text === null ? null : readStored(deviceStorage, name, format)), [name, text]);
  return {
    left,
    /** Notes how far the running import is. */
    note(state: LeftImport) {
      running.add(name);
      writeStored(deviceStorage, name, format, state);
      tell();
    },
    /** The running import stands still here; null if all of it is done. */
    end(state: LeftImport | null) {
      running.delete(name);
      writeStored(deviceStorage, name, format, state);
      tell();
    },
  };
}
