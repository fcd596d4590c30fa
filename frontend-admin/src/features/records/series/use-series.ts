import { useState } from 'react';
import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { recordsApi } from '../../../shared/api/records-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/redux.js';
import { csvSlices, SLICE } from '../import/csv-slices.js';
import { useSlices } from '../import/use-slices.js';
import { isWrong } from '../import/wrong-lines.js';
import { seen } from '../seen.js';
import type { Progress } from '../slices.js';
import { undoCreation } from '../undo.js';
import { countWords } from '../count.labels.js';

/** Makes records of a branch that differ in their identifiers alone, and offers to take that back. */
export function useSeries({ path, words }: Resource) {
  const dispatch = useAppDispatch();
  const send = useSlices(path);
  const [progress, setProgress] = useState<Progress | null>(null);

  const tell = async (branch: string, isMade: (record: Fields) => boolean) => {
    const query = recordsApi.endpoints.records.initiate(
      { path, filters: { branch } },
      { forceRefetch: true, subscribe: false },
    );
    const { data } = await dispatch(query);
    const made = seen(data?.records.filter(isMade) ?? []);
    if (made.length === 0) return;
    const text = `${countWords(made.length, words)} erstellt.`;
    dispatch(toastShown({ kind: 'success', text, undo: undoCreation(path, made) }));
  };

  /** Answers what went wrong; null if nothing did. */
  async function make(branch: string, identifiers: readonly string[]): Promise<string | null> {
    const lines = ['identifier;branch', ...identifiers.map((identifier) => `${identifier};${branch}`)];
    const slices = csvSlices(lines.join('\n'), SLICE);
    const { result, error } = await send(slices, { dryRun: false, onProgress: setProgress });
    const made = result.rows.filter((row) => row.action === 'create' && !isWrong(row));
    await tell(branch, ({ identifier }) => made.some(({ title }) => title === identifier));
    setProgress(null);
    const refused = result.rows
      .filter(isWrong)
      .map(({ title, errors }) => `${title}: ${errors.map(({ message }) => message).join(' ')}`);
    return [...refused, ...(error === null ? [] : [error])].join(' ') || null;
  }

  return { make, progress };
}
