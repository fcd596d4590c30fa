const numbers = new Intl.Collator('de', { numeric: true });

/** '2' before '10', and those with letters after their numbers. */
export const inOrderOfNumbers = (identifiers: readonly string[]): string[] =>
  identifiers.toSorted(numbers.compare);
