import { referredId, wordsForNone } from '@bestellwerk/domain/records/reference-fields';
import { useRecordsQuery } from '../records/record-list-api.js';
import { resourceNamed } from '../records/definitions.js';

/** As the server calls what was removed. */
export const REMOVED_NAME = 'gelöscht';

export interface Named {
  id: string;
  name: string;
}

/** The names of referenced records, requested if a reference has no embedded name. */
export function useNames(resourceName: string, references: readonly unknown[]): Named[] {
  const resource = resourceNamed(resourceName);
  const ids = references.map(referredId).filter((id) => id !== null);
  const isAsked = resource !== null && references.some((reference) => nameIn(reference) === null);
  const { data } = useRecordsQuery(
    { path: resource?.path ?? '', ids: [...ids].sort() },
    { skip: !isAsked || ids.length === 0 },
  );
  return references.flatMap((reference) => {
    const id = referredId(reference);
    if (id === null) return [];
    const record = data?.records.find((one) => one.id === id);
    const found = record && (record.isRemoved ? REMOVED_NAME : resource?.titleOf(record));
    return [{ id, name: nameIn(reference) ?? found ?? (data || !resource ? REMOVED_NAME : '…') }];
  });
}

function nameIn(reference: unknown): string | null {
  const name = (reference as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : null;
}

/** The names of the records that a field refers to, separated by commas. */
export function RecordNames({ resource, references }: { resource: string; references: readonly unknown[] }) {
  const names = useNames(resource, references);
  return <>{names.map(({ name }) => name).join(', ') || (wordsForNone(resource) ?? NOTHING)}</>;
}

export const NOTHING = '–';
