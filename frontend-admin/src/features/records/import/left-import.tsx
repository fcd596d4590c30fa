import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { useUser } from '../../../shared/session/use-user.js';
import { FormNote } from '../../../shared/ui/notes.js';

/** The progress of an import that did not finish, in lines. */
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
/** Imports running in this page; they do not count as interrupted. Calling the function ends one. */
const running = new Map<string, () => void>();

const notify = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Signals other windows of this browser that an import runs. Web Locks exist only in a secure context. */
function begin(name: string): void {
  if (running.has(name)) return;
  const ended = new Promise<void>((resolve) => running.set(name, resolve));
  if ('locks' in navigator) void navigator.locks.request(name, () => ended);
}

/** False while another window of this browser runs the import, as far as can be known. */
function useIsAtRest(name: string): boolean {
  const [atRest, setAtRest] = useState<string | null>(null);
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isAsking = false;
    const ask = () => {
      if (isAsking) return;
      isAsking = true;
      setAtRest(null);
      navigator.locks
        .request(name, { mode: 'shared', signal }, () => {
          isAsking = false;
          setAtRest(name);
        })
        .catch(() => undefined);
    };
    ask();
    // Another window stored its progress: it may just have started.
    addEventListener('storage', ({ key }) => key?.endsWith(name) && ask(), { signal });
    return () => leaving.abort();
  }, [name]);
  return !('locks' in navigator) || atRest === name;
}

/** The interrupted import of one user into one list; stored on the device, so it survives closing the page. */
export function useLeftImport(path: string) {
  const name = `import:${useUser().user.id}:${path}`;
  const isAtRest = useIsAtRest(name);
  const text = useSyncExternalStore(subscribe, () =>
    isAtRest && !running.has(name) ? deviceStorage.get(name) : null,
  );
  const left = useMemo(() => (text === null ? null : readStored(deviceStorage, name, format)), [name, text]);
  return {
    left,
    /** Stores the progress of the running import. */
    note(state: LeftImport) {
      begin(name);
      writeStored(deviceStorage, name, format, state);
      notify();
    },
    /** Ends the running import with its progress, or null if it is complete. */
    end(state: LeftImport | null) {
      running.get(name)?.();
      running.delete(name);
      writeStored(deviceStorage, name, format, state);
      notify();
    },
  };
}

/** Shows that the last import was interrupted, and what to do about it; nothing if none was. */
export function LeftImportNote({ resource }: { resource: Resource }) {
  const { left, end } = useLeftImport(resource.path);
  if (!left) return null;
  return <FormNote text={leftText(resource, left)} action="Ausblenden" onAction={() => end(null)} />;
}

/** Without a field that no two records share, a line is not known again. */
const leftText = ({ unique = [] }: Resource, { written, total }: LeftImport): string =>
  `Der letzte Import wurde unterbrochen: mindestens ${formatNumber(written)} von ${formatNumber(total)} Zeilen geschrieben. ${
    unique.length > 0
      ? 'Die Datei noch einmal importieren: schon Geschriebenes bleibt unverändert.'
      : 'Vor einem weiteren Import bitte die Zeilen, die schon da sind, aus der Datei nehmen: Ohne id entstehen sie sonst noch einmal.'
  }`;
