import type { Decision } from '../kernel/decider.js';
import type { Problem } from '../kernel/refusal.js';
import { refuseAll } from '../kernel/refusal.js';
import { type BranchDay, delayAt } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';

/** Minutes that staff can announce beside the usual preparation time. */
export const DELAY_MINUTES: readonly number[] = [10, 15, 20, 30, 45];

/** Minutes after which a delay ends by itself. */
export const DELAY_DURATIONS: readonly number[] = [30, 60, 120];

const MINUTE_MS = 60_000;

export interface DelayPreparation {
  readonly minutes: number;
  readonly duration: number;
  /** ISO instant. */
  readonly at: string;
}

/**
 * The kitchen is under load: for a while orders take some minutes longer. Announced again, it replaces what was announced before.
 * It ends at a full minute, as people read it.
 */
export function delayPreparation(
  day: BranchDay,
  { minutes, duration, at }: DelayPreparation,
): Decision<BranchDayEvent> {
  const [first, ...others] = problemsWith({ minutes, duration });
  if (first) return refuseAll('delay-invalid', [first, ...others]);
  const end = Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS + duration * MINUTE_MS;
  const until = new Date(end).toISOString();
  const isKnown = delayAt(day, at) === minutes && day.delay?.until === until;
  return isKnown ? [] : [{ type: 'PreparationDelayed', data: { minutes, until } }];
}

function problemsWith({ minutes, duration }: Omit<DelayPreparation, 'at'>): Problem[] {
  const problems: Problem[] = [];
  if (!DELAY_MINUTES.includes(minutes)) {
    const message = 'Bitte wählen Sie 10, 15, 20, 30 oder 45 Minuten Wartezeit.';
    problems.push({ field: 'minutes', message });
  }
  if (!DELAY_DURATIONS.includes(duration)) {
    const message = 'Bitte wählen Sie eine Dauer von 30 Minuten, 1 oder 2 Stunden.';
    problems.push({ field: 'duration', message });
  }
  return problems;
}

/** Orders take the usual time again before the end of a delay. Two people may end the same one. */
export const endDelay = (day: BranchDay, at: string): Decision<BranchDayEvent> =>
  delayAt(day, at) > 0 ? [{ type: 'PreparationOnTime', data: {} }] : [];
