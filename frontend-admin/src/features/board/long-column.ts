/** Orders of which a column is long enough for more than one row of cards. */
const LONG = 8;
/** Orders of the other columns that may share one column. More of them would be out of sight. */
const SHORT = 10;

/**
 * The column with so many more orders than the others that it gets their room, and they share one; null if all are alike.
 * What was long before stays so a little longer: the board must not change back and forth with every order.
 */
export function longColumn(counts: Readonly<Record<string, number>>, before: string | null): string | null {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isLong = (id: string) => {
    const own = counts[id] ?? 0;
    const others = all - own;
    if (id === before) return own >= LONG - 2 && others <= SHORT + 3 && own > others;
    return own >= LONG && others <= SHORT && own >= 2 * others;
  };
  return Object.keys(counts).find(isLong) ?? null;
}
