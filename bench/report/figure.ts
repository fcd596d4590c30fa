/** One measured number. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** The same work done by as little as possible, measured in the same run. */
  readonly limit?: number;
  /** How far the product keeps up with its limit, or how much it grows; the same on any machine. */
  readonly ratio?: number;
  /** Whether a larger ratio is the better one. Default true. */
  readonly isMoreBetter?: boolean;
}

/** What the product and its limit came to, round by round. */
export interface Rounds {
  readonly product: readonly number[];
  readonly limit: readonly number[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]!;
}

/** The medians of both, and of their ratio in each round: a machine that is slow for a while slows both. */
export function compared(
  name: string,
  unit: string,
  { product, limit }: Rounds,
  isMoreBetter = true,
): Figure {
  const ratio = median(product.map((value, round) => value / limit[round]!));
  return { name, unit, value: median(product), limit: median(limit), ratio, isMoreBetter };
}

/** Product and limit in turn, so that both meet the same weather. */
export async function alternate(
  rounds: number,
  product: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<Rounds> {
  const result = { product: [] as number[], limit: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    result.product.push(await product());
    result.limit.push(await limit());
  }
  return result;
}
