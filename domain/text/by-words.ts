const words = new Intl.Collator('de', { numeric: true });

/** Compares texts as people look them up: 'Ähre' before 'Bohne', 'Tisch 2' before 'Tisch 10'. */
export const byWords = (one: string, other: string): number => words.compare(one, other);

/** By name; those of the same name by id, so that they keep their places. */
export const byName = (one: Named, other: Named): number =>
  byWords(one.name, other.name) || (one.id < other.id ? -1 : 1);

interface Named {
  readonly id: string;
  readonly name: string;
}
