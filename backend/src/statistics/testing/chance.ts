/** Numbers that look like chance and are the same whenever the seed is. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Mulberry32: from 0 up to, but not, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether something happens that happens in this part of all cases. */
  of(part: number): boolean {
    return this.next() < part;
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<One>(list: readonly One[]): One {
    return list[this.whole(0, list.length - 1)]!;
  }

  /** A uuid of version 4. */
  id(): string {
    const digits = Array.from({ length: 32 }, () => this.whole(0, 15).toString(16)).join('');
    const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
    return [...parts, `8${digits.slice(17, 20)}`, digits.slice(20)].join('-');
  }
}
