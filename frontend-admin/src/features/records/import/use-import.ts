import { useRef, useState } from 'react';
import type { ImportedRow } from '../../../shared/api/record-types.js';
import { csvSlices, SLICE, type CsvSlice } from './csv-slices.js';
import { csvText } from './csv-text.js';
import { useSlices, type Progress } from './use-slices.js';

export type ImportState =
  | { step: 'choose'; error: string | null }
  | ({ step: 'checking' | 'importing' } & Progress)
  | { step: 'checked'; rows: ImportedRow[] }
  | { step: 'imported'; rows: ImportedRow[]; created: number; changed: number; error: string | null };

/** Brings a CSV file in, slice by slice: first only to see what would happen, then really. */
export function useImport(path: string) {
  const [state, setState] = useState<ImportState>({ step: 'choose', error: null });
  const send = useSlices(path);
  const slices = useRef<CsvSlice[]>([]);

  const run = (dryRun: boolean) =>
    send(slices.current, {
      dryRun,
      onProgress: (progress) => setState({ step: dryRun ? 'checking' : 'importing', ...progress }),
    });

  return {
    state,
    isWorking: state.step === 'checking' || state.step === 'importing',
    /** Back to the beginning, with another file. */
    begin: () => setState({ step: 'choose', error: null }),
    check: async (file: File) => {
      slices.current = csvSlices(csvText(new Uint8Array(await file.arrayBuffer())), SLICE);
      if (slices.current.length === 0) {
        return setState({ step: 'choose', error: 'Diese Datei enthält keine Zeilen.' });
      }
      const { result, error } = await run(true);
      setState(error === null ? { step: 'checked', rows: result.rows } : { step: 'choose', error });
    },
    start: async () => {
      const { result, error } = await run(false);
      setState({ step: 'imported', ...result, error });
    },
  };
}
