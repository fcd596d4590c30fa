const nouns = {
  orders: ['Bestellung', 'Bestellungen'],
  customers: ['Kundeneintrag', 'Kundeneinträge'],
} as const;

/** '1 Bestellung', '6 Bestellungen', '1 von 6 Bestellungen'; nothing of none. */
export function partText(kind: keyof typeof nouns, all: number, erased: number): string[] {
  if (all === 0) return [];
  const noun = nouns[kind][all === 1 ? 0 : 1];
  if (erased === all) return [`${all} ${noun}`];
  return [all === 1 ? `0 von 1 ${noun}` : `${erased} von ${all} ${noun}`];
}
