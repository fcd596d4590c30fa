import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

const MINUTE = 60_000;
/** Guests choose among times on this grid. */
const GRID = 5 * MINUTE;
const laterBy = [15, 30, 45, 60];

export interface QuickTime {
  readonly minutes: number;
  /** ISO instant. */
  readonly at: string;
}

/** The usual proposals: so many minutes after the requested time, or after now if there is none or it has passed. */
export function quickTimes({ appointmentDate }: Pick<StaffOrder, 'appointmentDate'>, now: Date): QuickTime[] {
  const requested = appointmentDate === null ? 0 : Date.parse(appointmentDate);
  const from = Math.ceil(Math.max(requested, now.getTime()) / GRID) * GRID;
  return laterBy.map((minutes) => ({ minutes, at: new Date(from + minutes * MINUTE).toISOString() }));
}

/** Whether the proposals follow the time that the guest requested. */
export const isAfterRequested = (
  { appointmentDate }: Pick<StaffOrder, 'appointmentDate'>,
  now: Date,
): boolean => appointmentDate !== null && Date.parse(appointmentDate) > now.getTime();
