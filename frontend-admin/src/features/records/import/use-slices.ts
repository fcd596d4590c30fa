import { messageOf } from '@bestellwerk/ui/api/api-failure';
import type { ImportResult } from '../../../shared/records/record-types.js';
import { useImportRecordsMutation } from '../../../shared/records/record-list-api.js';
import { sendSlices, type Progress } from '../slices.js';
import { lineInFile, recordsIn, type CsvSlice } from './csv-file.js';

interface Sending {
  dryRun: boolean;
  onProgress(progress: Progress): void;
  isStopped?(): boolean;
}

export interface Sent {
  result: ImportResult;
  /** Slices without a response, to be sent again. */
  rest: readonly CsvSlice[];
  error: string | null;
}

/** Sends a file slice by slice, until one of them fails. */
export function useSlices(path: string) {
  const [importRecords] = useImportRecordsMutation();

  return async (slices: readonly CsvSlice[], { dryRun, onProgress, isStopped }: Sending): Promise<Sent> => {
    const { answers, rest, error } = await sendSlices(slices, {
      countOf: recordsIn,
      send: ({ csv, key }: CsvSlice) => importRecords({ path, csv, dryRun, idempotencyKey: key }),
      onProgress,
      isStopped,
    });
    const sum = (count: 'created' | 'changed') => answers.reduce((all, { data }) => all + data[count], 0);
    const rows = answers.flatMap(({ slice, data }) =>
      data.rows.map((row) => ({ ...row, line: lineInFile(slice, row.line) })),
    );
    const result = { rows, created: sum('created'), changed: sum('changed') };
    return { result, rest, error: error === null ? null : messageOf(error) };
  };
}
