const indices = new WeakMap<readonly { id: string }[], ReadonlyMap<string, { id: string }>>();

/** Records by their id. The index of a list is built once, since a list of records never changes. */
export function byId<T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  const known = indices.get(records);
  if (known) return known as ReadonlyMap<string, T>;
  const index = new Map(records.map((record) => [record.id, record]));
  indices.set(records, index);
  return index;
}
