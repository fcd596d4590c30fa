import type { DeadlineKind } from '@bestellwerk/domain/deadlines/deadline';

/**
 * How long a deadline must have been seen to be due before it is carried out, by a clock that nobody turns. So a
 * server whose clock is off, or jumps for a moment, carries out nothing too early: the order of a reserved place
 * is written within 16 s or not at all.
 */
export const clockSkewToleranceMs = (kind: DeadlineKind): number => (kind === 'place' ? 20_000 : 3_000);
