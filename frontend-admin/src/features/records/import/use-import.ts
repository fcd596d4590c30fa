import { useRef, useState } from 'react';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { ImportedRow, ImportResult } from '../../../shared/api/record-types.js';
import { useImportRecordsMutation } from '../../../shared/api/records-api.js';
import { csvSlices, type CsvSlice } from './csv-slices.js';

const SLICE = 100;

export type ImportState =
  | { step: 'choose'; error: string | null }
  | { step: 'checking' | 'importing'; done: number; total: number }
  | { step: 'checked'; rows: ImportedRow[] }
  | { step: 'imported'; rows: ImportedRow[]; created: number; changed: number; error: string | null };

const nothing: ImportResult = { rows: [], created: 0, changed: 0 };

/** Brings a CSV file in, slice by slice: first only to see what would happen, then really. */
export function useImport(path: string) {
  const [state, setState] = useState<ImportState>({ step: 'choose', error: null });
  const [send] = useImportRecordsMutation();
  const slices = useRef<CsvSlice[]>([]);

  async function run(dryRun: boolean): Promise<{ result: ImportResult; error: string | null }> {
    const total = slices.current.reduce((sum, { records }) => sum + records, 0);
    let done = 0;
    let result = nothing;
    for (const { csv, recordsBefore, records } of slices.current) {
      setState({ step: dryRun ? 'checking' : 'importing', done, total });
      const { data, error } = await send({ path, csv, dryRun, idempotencyKey: randomKey() });
      if (!data) return { result, error: messageOf(error) };
      const rows = data.rows.map((row) => ({ ...row, line: row.line + recordsBefore }));
      result = {
        rows: [...result.rows, ...rows],
        created: result.created + data.created,
        changed: result.changed + data.changed,
      };
      done += records;
    }
    return { result, error: null };
  }

  return {
    state,
    isWorking: state.step === 'checking' || state.step === 'importing',
    /** Back to the beginning, with another file. */
    begin: () => setState({ step: 'choose', error: null }),
    check: async (file: File) => {
      slices.current = csvSlices(await file.text(), SLICE);
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
