import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { expectedTime, expectedWords, type Preparation } from '@bestellwerk/domain/ordering/expected-time';
import { type BranchHours, isOpenFor, nextOpeningFor } from '@bestellwerk/domain/opening-hours/open-state';

/** 'Abholung: morgen, 23.11., 11:05 Uhr' or 'Abholbereit ca. 12:25', beside the button that orders it. */
export function whenText(
  appointmentDate: string | null,
  mode: DeliveryMode,
  branch: BranchHours & Preparation,
  now: Date,
  timeZone: string,
  /** Minutes that the kitchen needs beside the usual time. */
  delay: number,
): string {
  const label = modeLabels[mode];
  if (appointmentDate !== null) return `${label}: ${plannedText(new Date(appointmentDate), now, timeZone)}`;
  if (isOpenFor(mode, branch, now, timeZone))
    return expectedWords(mode, expectedTime(branch, mode, now, timeZone, delay), now, timeZone);
  const opening = nextOpeningFor(mode, branch, now, timeZone);
  const from = opening ? `, ${plannedText(opening.from, now, timeZone)}` : '';
  return `${label}: sobald wir ${mode === 'delivery' ? 'liefern' : 'öffnen'}${from}`;
}
