const names: Record<string, string> = {
  A: 'glutenhaltiges Getreide',
  B: 'Krebstiere',
  C: 'Ei',
  D: 'Fisch',
  E: 'Erdnuss',
  F: 'Soja',
  G: 'Milch oder Laktose',
  H: 'Schalenfrüchte',
  L: 'Sellerie',
  M: 'Senf',
  N: 'Sesam',
  O: 'Sulfite',
  P: 'Lupinen',
  R: 'Weichtiere',
};

/** Allergens with their names, as a product's details show them. */
export function AllergenList({ letters }: { letters: readonly string[] }) {
  if (letters.length === 0) return null;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      <span className="font-semibold">Allergene: </span>
      {letters.map((letter) => (names[letter] ? `${names[letter]} (${letter})` : letter)).join(', ')}
    </p>
  );
}
