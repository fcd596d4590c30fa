import { z } from 'zod';
import { refuse } from '../kernel/refusal.js';
import { sameValue } from './same-value.js';

/** Fields of a record as they were at one revision, and when they are shown. Instants are ISO in UTC. */
export interface PublishedVersion {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly revision: number;
  readonly from: string;
  /** Null: until the next version begins. */
  readonly until: string | null;
}

/** A published version as it is answered: without its fields. */
export const publishedVersionSchema = z
  .object({
    revision: z.string(),
    from: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    /** It has the fields that the draft has now. */
    isDraft: z.boolean(),
  })
  .meta({ id: 'PublishedVersion' });
export type PublishedVersionInfo = z.infer<typeof publishedVersionSchema>;

/** The versions of a record that are or will be shown, in the order in which they begin: each until its end or the next one. */
export type Publication = readonly PublishedVersion[];

type Times = Pick<PublishedVersion, 'from' | 'until'>;

/** What is shown at an instant; null if nothing is. */
export function shownAt<Version extends Times>(publication: readonly Version[], at: string): Version | null {
  const latest = publication.filter(({ from }) => from <= at).at(-1);
  return latest && (latest.until === null || latest.until > at) ? latest : null;
}

/** What a list is filtered by, beside its fields. */
export const PUBLICATION = 'publication';

export const publicationStates = ['draft', 'scheduled', 'shown', 'changed'] as const;

/**
 * What guests see of a record: nothing, nothing before a time, what the draft is now, or what it was before. The list of records is
 * filtered by the same in `backend/src/records/record-selection.ts`.
 */
export type PublicationState = (typeof publicationStates)[number];

export function publicationState(publication: readonly PublishedVersionInfo[], at: string): PublicationState {
  const shown = shownAt(publication, at);
  if (shown) return shown.isDraft ? 'shown' : 'changed';
  return publication.some(({ from }) => from > at) ? 'scheduled' : 'draft';
}

/** When something else is shown than at an instant; null if that stays for good. */
export function nextChangeAfter(publication: readonly Times[], at: string): string | null {
  const instants = publication.flatMap(({ from, until }) => [from, ...(until === null ? [] : [until])]);
  return instants.filter((instant) => instant > at).sort()[0] ?? null;
}

/** What the events of publishing say: when it was decided, and from and until when the draft of then is shown. */
export interface Publishing {
  readonly at: string;
  readonly from: string;
  readonly until: string | null;
}

/** What is taken back: all versions, or only those that have not begun. */
export interface Unpublishing {
  readonly at: string;
  readonly isScheduledOnly: boolean;
}

/** The version that one beginning at an instant follows, whether or not it has ended by then; null if there is none. */
export const versionBefore = (publication: Publication, from: string): PublishedVersion | null =>
  publication.filter((version) => version.from < from).at(-1) ?? null;

/** A version takes the place of those that would begin with or after it. */
export function publicationAfter(
  publication: Publication,
  draft: Pick<PublishedVersion, 'fields' | 'revision'>,
  { at, from, until }: Publishing,
): Publication {
  const before = publication.filter((version) => version.from < from);
  return [...withoutPast(before, at), { ...draft, from, until }];
}

export const publicationWithout = (
  publication: Publication,
  { at, isScheduledOnly }: Unpublishing,
): Publication =>
  isScheduledOnly
    ? withoutPast(
        publication.filter(({ from }) => from <= at),
        at,
      )
    : [];

/** Whether there is anything to take back. */
export const isAnythingPublished = (
  publication: Publication,
  { at, isScheduledOnly }: Unpublishing,
): boolean =>
  publication.some(({ from }) => from > at) || (!isScheduledOnly && shownAt(publication, at) !== null);

/** Without versions that another one has followed already. */
const withoutPast = (publication: Publication, at: string): Publication =>
  publication.filter((_, index) => {
    const next = publication[index + 1];
    return next === undefined || next.from > at;
  });

const MOST_MS_AHEAD = 366 * 24 * 60 * 60_000;

/** Why a draft cannot be shown at these times; null if it can. */
export function publishingProblem({ at, from, until }: Publishing) {
  const soon = [from, until ?? at].every((instant) => Date.parse(instant) - Date.parse(at) <= MOST_MS_AHEAD);
  if (!soon)
    return refuse('invalid', 'too-far-ahead', 'Bitte wählen Sie einen Zeitpunkt im nächsten Jahr.', 'from');
  if (until !== null && until <= (from > at ? from : at)) {
    return refuse('invalid', 'ends-before-it-begins', 'Das Ende liegt vor dem Anfang.', 'until');
  }
  return null;
}

/** Whether the draft is published like this already. */
export const isPublished = (
  publication: Publication,
  fields: PublishedVersion['fields'],
  { at, from, until }: Publishing,
): boolean => {
  const version = from > at ? publication.find((one) => one.from === from) : shownAt(publication, at);
  return version != null && version.until === until && sameValue(version.fields, fields);
};
