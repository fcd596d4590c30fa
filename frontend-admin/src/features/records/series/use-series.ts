import { useState } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { recordListApi } from '../../../shared/records/record-list-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { csvSlices, SLICE } from '../import/csv-file.js';
import { useSlices } from '../import/use-slices.js';
import { isWrong } from '../import/wrong-lines.js';
import { seen, undoCreation } from '../undo.js';
import type { Progress } from '../slices.js';
import { countWords } from '../../../shared/records/definitions.js';

/** Creates records of a branch that differ only in their identifiers, and offers an undo. */
export function useSeries({ path, words }: Resource) {
  const dispatch = useAppDispatch();
  const send = useSlices(path);
  const [progress, setProgress] = useState<Progress | null>(null);

  const recordsOf = async (branch: string): Promise<readonly ReadRecord[]> => {
    const query = recordListApi.endpoints.records.initiate(
      { path, filters: { branch } },
      { forceRefetch: true, subscribe: false },
    );
    return (await dispatch(query)).data?.records ?? [];
  };

  const showCreated = async (branch: string, identifiers: ReadonlySet<unknown>) => {
    const isCreated = ({ identifier }: ReadRecord) => identifiers.has(identifier);
    let found = (await recordsOf(branch)).filter(isCreated);
    // A request from before they were created may still have been on its way, and is then answered in place of this one.
    if (found.length < identifiers.size) found = (await recordsOf(branch)).filter(isCreated);
    const created = seen(found);
    if (created.length === 0) return;
    const text = `${countWords(created.length, words)} erstellt.`;
    dispatch(toastShown({ kind: 'success', text, undo: undoCreation(path, created) }));
  };

  /** Returns the errors as text, or null. */
  async function make(branch: string, identifiers: readonly string[]): Promise<string | null> {
    const lines = ['identifier;branch', ...identifiers.map((identifier) => `${identifier};${branch}`)];
    const slices = csvSlices(lines.join('\n'), SLICE);
    const { result, error } = await send(slices, { dryRun: false, onProgress: setProgress });
    const created = result.rows.filter((row) => row.action === 'create' && !isWrong(row));
    await showCreated(branch, new Set(created.map(({ title }) => title)));
    setProgress(null);
    const refused = result.rows
      .filter(isWrong)
      .map(({ title, errors }) => `${title}: ${errors.map(({ message }) => message).join(' ')}`);
    return [...refused, ...(error === null ? [] : [error])].join(' ') || null;
  }

  return { make, progress };
}
