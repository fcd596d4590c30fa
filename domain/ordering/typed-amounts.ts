const SIGN = '(?:€|euro?|chf)';
const WHOLE = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,7}`;
const typed = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?<before>${SIGN}\s*)?(?<whole>${WHOLE})(?:,(?<cents>\d{2}))?(?<after>\s*${SIGN}(?!\p{L}))?(?![\p{L}\p{N},])`,
  'giu',
);

/** The amounts of money in a search, as decimals, and what is left of it: a number is one with two decimals or a currency. */
export function amountsIn(search: string): { amounts: number[]; rest: string } {
  const amounts: number[] = [];
  const rest = search.replace(typed, (run, ...found) => {
    const { before, whole, cents, after } = found.at(-1) as Record<string, string | undefined>;
    if (cents === undefined && before === undefined && after === undefined) return run;
    amounts.push(Number(`${whole!.replaceAll('.', '')}.${cents ?? '00'}`));
    return ' ';
  });
  return { amounts, rest };
}
