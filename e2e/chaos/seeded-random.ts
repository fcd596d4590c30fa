import { createHash } from 'node:crypto';

/** Repeatable random: the same seed and name give the same numbers, whatever others draw meanwhile. */
export class SeededRandom {
  private drawn = 0;

  constructor(
    private readonly seed: number,
    private readonly name: string,
  ) {}

  /** In [0, 1). */
  next(): number {
    const text = `${this.seed} ${this.name} ${this.drawn++}`;
    return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(values: readonly T[]): T {
    return values[this.between(0, values.length - 1)]!;
  }
}
