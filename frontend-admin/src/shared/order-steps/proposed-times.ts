import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { modeOf } from '@bestellwerk/domain/delivery/mode-of';
import { beginsAt, type BranchHours } from '@bestellwerk/domain/opening-hours/open-state';

const MINUTE = 60_000;
/** Guests choose among times on this grid. */
const GRID = 5 * MINUTE;
const laterBy = [15, 30, 45, 60];

export interface QuickTime {
  readonly minutes: number;
  /** ISO instant. */
  readonly at: string;
}

/** What the usual proposals follow: the requested time, the branch's next opening while it is closed, or now. */
export interface QuickStart {
  readonly after: 'requested' | 'opening' | 'now';
  readonly at: Date;
}

/** `hours` are those of the order's branch; while they are unknown it counts as open. */
export function quickStart(
  order: Pick<StaffOrder, 'appointmentDate' | 'isDelivery' | 'isDineIn'>,
  hours: BranchHours | null,
  now: Date,
  timeZone: string,
): QuickStart {
  const requested = order.appointmentDate === null ? null : new Date(order.appointmentDate);
  if (requested && requested > now) return { after: 'requested', at: requested };
  const opening = hours && beginsAt(modeOf(order), hours, now, timeZone);
  return opening ? { after: 'opening', at: opening } : { after: 'now', at: now };
}

export function quickTimes({ at }: QuickStart): QuickTime[] {
  const from = Math.ceil(at.getTime() / GRID) * GRID;
  return laterBy.map((minutes) => ({ minutes, at: new Date(from + minutes * MINUTE).toISOString() }));
}
