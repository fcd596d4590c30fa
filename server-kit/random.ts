/** Seeded random numbers (mulberry32): the same seed gives the same sequence. */
export class Random {
  constructor(private state: number) {}

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  }

  /** As many different ones as asked for, or all there are. */
  sample<T>(values: readonly T[], count: number): T[] {
    const left = [...values];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.between(0, left.length - 1), 1)[0]!,
    );
  }

  /** Picks by weight: `[value, weight]`. */
  weighted<T>(values: readonly (readonly [T, number])[]): T {
    let left = this.next() * values.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of values) {
      left -= weight;
      if (left < 0) return value;
    }
    return values[values.length - 1]![0];
  }
}
