import { createHash } from 'node:crypto';
import { Random } from '@bestellwerk/server-kit/random';

/** Repeatable random: the same seed and name give the same numbers, whatever others draw meanwhile. */
export class SeededRandom extends Random {
  constructor(seed: number, name: string) {
    super(createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE());
  }
}
