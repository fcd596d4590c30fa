import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { ImportResult } from '../../../shared/api/record-types.js';
import { useImportRecordsMutation } from '../../../shared/api/records-api.js';
import type { CsvSlice } from './csv-slices.js';

export interface Progress {
  done: number;
  total: number;
}

interface Sending {
  dryRun: boolean;
  onProgress(progress: Progress): void;
}

const nothing: ImportResult = { rows: [], created: 0, changed: 0 };

/** Sends a file slice by slice, until one of them fails. */
export function useSlices(path: string) {
  const [send] = useImportRecordsMutation();

  return async (
    slices: readonly CsvSlice[],
    { dryRun, onProgress }: Sending,
  ): Promise<{ result: ImportResult; error: string | null }> => {
    const total = slices.reduce((sum, { records }) => sum + records, 0);
    let result = nothing;
    for (const { csv, recordsBefore } of slices) {
      onProgress({ done: recordsBefore, total });
      const { data, error } = await send({ path, csv, dryRun, idempotencyKey: randomKey() });
      if (!data) return { result, error: messageOf(error) };
      const rows = data.rows.map((row) => ({ ...row, line: row.line + recordsBefore }));
      result = {
        rows: [...result.rows, ...rows],
        created: result.created + data.created,
        changed: result.changed + data.changed,
      };
    }
    return { result, error: null };
  };
}
