import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import { FormAlert } from '../../shared/ui/notes.js';
import { filterParams, type LogSelection } from './audit-log-api.js';
import { saveAs } from '../../shared/ui/save-as.js';

const formats = { csv: 'Tabelle (CSV)', ndjson: 'Für Programme (NDJSON)' } as const;
type Format = keyof typeof formats;

interface Progress {
  done: number;
  total: number;
}

const FAILED = 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.';
const NEW_LINE = 10;

/** Saves all entries of the selection as a file, and tells how far it is. */
export function JournalFile({ selection }: { selection: LogSelection }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function save(format: Format): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    setFailure(null);
    setProgress({ done: 0, total: 0 });
    try {
      const file = await readFile({ selection, format, signal: controller.signal, onProgress: setProgress });
      saveAs(file, `protokoll.${format}`);
    } catch {
      if (!controller.signal.aborted) setFailure(FAILED);
    } finally {
      setProgress(null);
    }
  }

  if (progress) {
    return (
      <>
        <span role="status">
          {formatNumber(progress.done)} von {formatNumber(progress.total)} Einträgen
        </span>
        <Button variant="default" onClick={() => abort.current?.abort()}>
          Abbrechen
        </Button>
      </>
    );
  }
  return (
    <>
      <FormAlert text={failure} />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            Als Datei speichern
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {Object.entries(formats).map(([format, label]) => (
            <Menu.Item key={format} onClick={() => void save(format as Format)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

interface Reading {
  selection: LogSelection;
  format: Format;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** Throws if the answer is none or ends too early. */
async function readFile({ selection, format, signal, onProgress }: Reading): Promise<Blob> {
  const params = { format, ...filterParams(selection) };
  const response = await fetch(addressOf({ url: 'logs/export', params }), { signal });
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  const total = Number(response.headers.get('x-total'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let lines = format === 'csv' ? -1 : 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    for (const byte of part.value) if (byte === NEW_LINE) lines += 1;
    onProgress({ done: Math.min(Math.max(lines, 0), total), total });
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
