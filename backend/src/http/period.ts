import { z } from 'zod';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

/** Business days (YYYY-MM-DD), both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const periodShape = { from: z.iso.date(), to: z.iso.date() };

/** For `superRefine`: the days are in order, and not too many. */
export function checkPeriod({ from, to }: Period, check: z.RefinementCtx): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) {
    check.addIssue({ code: 'custom', path: ['to'], message: 'Das Ende darf nicht vor dem Anfang liegen.' });
  }
  if (days > MOST_DAYS) {
    const message = `Bitte wählen Sie höchstens ${MOST_DAYS} Tage.`;
    check.addIssue({ code: 'custom', path: ['from'], message });
  }
}
