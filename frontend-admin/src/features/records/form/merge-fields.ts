import type { Fields } from '@bestellwerk/domain/records/record-state';
import { sameValue } from '@bestellwerk/domain/records/same-value';

/** A field that two people have changed to different values. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly before: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Mine, with what only they have changed taken over. */
  readonly fields: Fields;
  readonly taken: readonly string[];
  readonly clashes: readonly Clash[];
}

interface Sides {
  readonly before: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
}

/** Brings together what two people have made of the same record. `plain` is what of the fields counts. */
export function mergeFields(
  { before, mine, theirs }: Sides,
  plain = (fields: Fields): Fields => fields,
): Merged {
  const [was, is, other] = [plain(before), plain(mine), plain(theirs)];
  const names = Object.keys(mine).filter((name) => !sameValue(other[name], was[name]));
  const taken = names.filter((name) => sameValue(is[name], was[name]));
  const clashing = names.filter((name) => !taken.includes(name) && !sameValue(is[name], other[name]));
  return {
    fields: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    taken,
    clashes: clashing.map((field) => ({
      field,
      mine: mine[field],
      before: before[field],
      theirs: theirs[field],
    })),
  };
}
