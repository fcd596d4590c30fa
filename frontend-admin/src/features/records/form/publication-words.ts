import {
  publicationState,
  type PublicationState,
  type PublishedVersionInfo,
  shownAt,
} from '@bestellwerk/domain/records/publication';
import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { dayEndingAt } from '../../../shared/forms/typed-instant.js';

export interface PublicationWords {
  readonly state: PublicationState;
  /** What guests see now. */
  readonly now: string;
  /** What they will see, in the order in which it comes. */
  readonly later: readonly string[];
}

export const publicationStateLabels: Record<PublicationState, string> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  shown: 'Veröffentlicht',
  changed: 'Veröffentlicht, seither geändert',
};

/** What guests see of a record now and later; `at` is an instant in ISO. */
export function publicationWords(
  publication: readonly PublishedVersionInfo[],
  at: string,
  timeZone: string,
): PublicationWords {
  const time = (instant: string) => formatDateTime(new Date(instant), timeZone);
  const shown = shownAt(publication, at);
  const coming = publication.filter(({ from }) => from > at);
  const later = [
    ...(shown?.until && !coming.some(({ from }) => from <= shown.until!)
      ? [`Ab ${time(shown.until)} nicht mehr zu sehen`]
      : []),
    ...coming.map(({ from, until, isDraft }) => {
      const what = isDraft ? 'dieser Entwurf' : 'ein früherer Stand';
      return `Geplant: ${what} ab ${time(from)}${until === null ? '' : ` ${untilWords(until, timeZone)}`}`;
    }),
  ];
  const state = publicationState(publication, at);
  if (!shown) return { state, now: 'Gäste sehen nichts davon.', later };
  const since = time(shown.from);
  return shown.isDraft
    ? { state, now: `Gäste sehen diesen Stand, seit ${since}.`, later }
    : { state, now: `Gäste sehen einen früheren Stand, seit ${since}.`, later };
}

/** Until when, of an instant: 'bis 22.11.2026, 09:00', or 'bis einschließlich 21.11.2026' where a day ends. */
export function untilWords(instant: string, timeZone: string): string {
  const lastDay = dayEndingAt(instant, timeZone);
  return lastDay === null
    ? `bis ${formatDateTime(new Date(instant), timeZone)}`
    : `bis einschließlich ${typedDateText(lastDay)}`;
}

/** From and until when the version is shown that a new plan would take the place of; a start of null is at once. */
export function plannedTimes(
  publication: readonly PublishedVersionInfo[],
  at: string,
): { readonly from: string | null; readonly until: string | null } {
  const coming = publication.find(({ from }) => from > at);
  if (coming) return { from: coming.from, until: coming.until };
  return { from: null, until: shownAt(publication, at)?.until ?? null };
}
