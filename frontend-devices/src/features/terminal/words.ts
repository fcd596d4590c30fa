import type { WorkingSchedule } from '@bestellwerk/domain/contracts/working-time.schema';
import { spanWords } from '@bestellwerk/ui/working-time/activity-words';

/** Where a shift has no time zone of its own, the terminal's place counts. */
export const placeTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '08:00–16:30 Uhr', several shifts one after the other. */
export const shiftWords = (shifts: readonly WorkingSchedule[], timeZone: string): string =>
  shifts.length === 0
    ? 'Heute ist kein Dienst geplant.'
    : `Heute geplant: ${shifts.map(({ startsAt, endsAt }) => spanWords(startsAt, endsAt, timeZone)).join(' und ')} Uhr`;
