import { messageOf } from '@bestellwerk/ui/api/api-failure';
import type { ImportResult } from '../../../shared/api/record-types.js';
import { useImportRecordsMutation } from '../../../shared/api/records-api.js';
import { lineInFile, recordsIn, type CsvSlice } from './csv-slices.js';

export interface Progress {
  done: number;
  total: number;
}

interface Sending {
  dryRun: boolean;
  onProgress(progress: Progress): void;
  /** Asked before each slice; true ends it there. */
  isStopped?(): boolean;
}

export interface Sent {
  result: ImportResult;
  /** What was not answered, to be sent again. */
  rest: readonly CsvSlice[];
  error: string | null;
}

const nothing: ImportResult = { rows: [], created: 0, changed: 0 };

/** Sends a file slice by slice, until one of them fails. */
export function useSlices(path: string) {
  const [send] = useImportRecordsMutation();

  return async (slices: readonly CsvSlice[], { dryRun, onProgress, isStopped }: Sending): Promise<Sent> => {
    const total = recordsIn(slices);
    let result = nothing;
    for (const [index, slice] of slices.entries()) {
      const rest = slices.slice(index);
      if (isStopped?.()) return { result, rest, error: null };
      onProgress({ done: total - recordsIn(rest), total });
      const { data, error } = await send({ path, csv: slice.csv, dryRun, idempotencyKey: slice.key });
      if (!data) return { result, rest, error: messageOf(error) };
      const rows = data.rows.map((row) => ({ ...row, line: lineInFile(slice, row.line) }));
      result = {
        rows: [...result.rows, ...rows],
        created: result.created + data.created,
        changed: result.changed + data.changed,
      };
    }
    return { result, rest: [], error: null };
  };
}
