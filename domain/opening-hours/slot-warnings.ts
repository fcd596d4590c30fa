import { slotOf } from './day-slots.js';
import type { PlanSlot } from './hours-plan.js';

/** A break shorter than this is taken for a slip. */
const SHORTEST_BREAK_MINUTES = 15;

/**
 * What may not have been meant by a slot as it was typed: that it overlaps another one of the same day, or hardly leaves a break. It is
 * no error: the shop joins such slots. `others` were there before it; slots without two times must be left out.
 */
export function slotWarning(slot: PlanSlot, others: readonly PlanSlot[]): string | null {
  const own = slotOf(slot);
  for (const other of others) {
    const known = slotOf(other);
    const gap = Math.max(own.from, known.from) - Math.min(own.to, known.to);
    const name = `${other.from}–${other.to}`;
    if (gap < 0) return `Überschneidet sich mit ${name}. Zusammen: ${joined(slot, other)}.`;
    if (gap === 0) return `Ohne Pause zu ${name}. Zusammen: ${joined(slot, other)}.`;
    if (gap < SHORTEST_BREAK_MINUTES) {
      return `Nur ${gap} ${gap === 1 ? 'Minute' : 'Minuten'} Pause zu ${name}.`;
    }
  }
  return null;
}

function joined(one: PlanSlot, other: PlanSlot): string {
  const first = slotOf(one).from <= slotOf(other).from ? one : other;
  const last = slotOf(one).to >= slotOf(other).to ? one : other;
  return `${first.from}–${last.to}`;
}
