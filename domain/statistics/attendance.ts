import { groupedBy } from './buckets.js';

/** A time span that a person is planned, or worked, in one branch. */
export interface Span {
  readonly user: string;
  readonly branch: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const LATE_MINUTES = 5;
/** Nobody comes earlier for a shift. */
const EARLY_MINUTES = 120;

/**
 * How many people were there in each hour (its beginning, in milliseconds since 1970), on average: half an hour of one
 * person is 0.5.
 */
export function peopleByHour(spans: readonly Span[]): { hour: number; value: number }[] {
  const sums = new Map<number, number>();
  for (const [start, ends] of peopleByTimes(spans)) {
    for (const [end, people] of ends) {
      for (let hour = Math.floor(start / HOUR_MS) * HOUR_MS; hour < end; hour += HOUR_MS) {
        const ms = Math.min(end, hour + HOUR_MS) - Math.max(start, hour);
        sums.set(hour, (sums.get(hour) ?? 0) + (people * ms) / HOUR_MS);
      }
    }
  }
  return [...sums].map(([hour, value]) => ({ hour, value }));
}

/** How many spans begin and end at the same milliseconds, by both: shifts of a team are mostly alike, so that few hours are left to add. */
function peopleByTimes(spans: readonly Span[]): Map<number, Map<number, number>> {
  const people = new Map<number, Map<number, number>>();
  for (const { startsAt, endsAt } of spans) {
    const [start, end] = [startsAt.getTime(), endsAt.getTime()];
    let ends = people.get(start);
    if (!ends) people.set(start, (ends = new Map()));
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return people;
}

/** Whole minutes after the planned beginning as clocks show them, without seconds; negative before it. */
export const delayMinutes = (beganAt: Date, plannedAt: Date): number =>
  Math.floor((beganAt.getTime() - plannedAt.getTime()) / MINUTE_MS);

export const isLate = (beganAt: Date, plannedAt: Date): boolean =>
  delayMinutes(beganAt, plannedAt) > LATE_MINUTES;

/** The end that unfinished work is given: now, or later, so that it also meets the shift for which somebody came too early. */
export function openUntil(startedAt: Date, now: Date): Date {
  const early = new Date(startedAt.getTime() + EARLY_MINUTES * MINUTE_MS);
  return early > now ? early : now;
}

interface Matching<Shift, Work> {
  /** The first work of a shift. */
  workOf(shift: Shift): Work | undefined;
  shiftOf(work: Work): Shift | undefined;
}

/**
 * Work belongs to the shift with which it has any time in common: in the same branch, or else in another one, where
 * neither belongs to anything of its own branch.
 */
export function matching<Shift extends Span, Work extends Span>(
  planned: readonly Shift[],
  worked: readonly Work[],
): Matching<Shift, Work> {
  const works = new Map<Shift, Work>();
  const shifts = new Map<Work, Shift>();
  const workedBy = groupedBy(worked, userOf);
  for (const [user, ownShifts] of groupedBy(planned, userOf)) {
    const ownWork = workedBy.get(user) ?? [];
    const workIn = groupedBy(ownWork, branchOf);
    for (const [branch, shiftsThere] of groupedBy(ownShifts, branchOf)) {
      const workThere = workIn.get(branch) ?? [];
      addFirstMeetings(works, shiftsThere, workThere);
      addFirstMeetings(shifts, workThere, shiftsThere);
    }
    const absent = ownShifts.filter((shift) => !works.has(shift));
    const surplus = ownWork.filter((work) => !shifts.has(work));
    addFirstMeetings(works, absent, surplus);
    addFirstMeetings(shifts, surplus, absent);
  }
  return { workOf: (shift) => works.get(shift), shiftOf: (work) => shifts.get(work) };
}

const userOf = ({ user }: Span): string => user;
const branchOf = ({ branch }: Span): string => branch;

export interface Attendance {
  /** Planned shifts that are over and to which nobody came. */
  readonly missed: number;
  /** Work that was not planned. */
  readonly unplanned: number;
  /** Planned shifts whose work began clearly after them. */
  readonly late: number;
  /** Planned shifts whose work was in another branch. */
  readonly elsewhere: number;
}

/** A planned shift with the work that belongs to it, or work beside the shifts. */
export interface Attended<Shift extends Span, Work extends Span> {
  readonly user: string;
  /** Null: work that belongs to no counted shift, or to one that has other work. */
  readonly shift: Shift | null;
  /** Counted work, which is listed once: null with a shift that has none, or whose work is not counted or listed before. */
  readonly work: Work | null;
  /** Minutes after the planned beginning at which the work of the shift began, negative before it; null without any. */
  readonly delay: number | null;
  readonly isMissed: boolean;
  readonly isLate: boolean;
  readonly isUnplanned: boolean;
  /** The work of the shift is in another branch. */
  readonly isElsewhere: boolean;
}

/**
 * The planned shifts that are over or have work, and all work beside them. Only spans of some branches are listed, but what
 * somebody did elsewhere must be known too.
 */
export function attended<Shift extends Span, Work extends Span>(
  planned: readonly Shift[],
  worked: readonly Work[],
  now: Date,
  isCounted: (span: Span) => boolean = () => true,
): Attended<Shift, Work>[] {
  const { workOf, shiftOf } = matching(planned, worked);
  const listed = new Set<Work>();
  const ofShifts = planned.filter(isCounted).flatMap((shift) => {
    const work = workOf(shift);
    if (!work && shift.endsAt > now) return [];
    const isOwn = work !== undefined && isCounted(work) && !listed.has(work);
    if (isOwn) listed.add(work);
    // Without spread, which takes most of the time for years of a team.
    return {
      user: shift.user,
      shift,
      work: isOwn ? work : null,
      delay: work ? delayMinutes(work.startsAt, shift.startsAt) : null,
      isMissed: !work,
      isLate: work !== undefined && isLate(work.startsAt, shift.startsAt),
      isUnplanned: false,
      isElsewhere: work !== undefined && work.branch !== shift.branch,
    };
  });
  const besides = worked
    .filter((work) => isCounted(work) && !listed.has(work))
    .map((work) => ({
      ...{ user: work.user, shift: null, work, delay: null, isMissed: false, isLate: false },
      ...{ isUnplanned: !shiftOf(work), isElsewhere: false },
    }));
  return [...ofShifts, ...besides];
}

const none: Attendance = { missed: 0, unplanned: 0, late: 0, elsewhere: 0 };

/** How many of these there are of each kind, by account. */
export function attendanceCounts(all: readonly Attended<Span, Span>[]): Map<string, Attendance> {
  const counts = new Map<string, Attendance>();
  for (const { user, isMissed, isUnplanned, isLate, isElsewhere } of all) {
    if (!isMissed && !isUnplanned && !isLate && !isElsewhere) continue;
    const known = counts.get(user) ?? none;
    counts.set(user, {
      missed: known.missed + Number(isMissed),
      unplanned: known.unplanned + Number(isUnplanned),
      late: known.late + Number(isLate),
      elsewhere: known.elsewhere + Number(isElsewhere),
    });
  }
  return counts;
}

/** The counts of what `attended` lists. */
export const attendance = (...spans: Parameters<typeof attended>): Map<string, Attendance> =>
  attendanceCounts(attended(...spans));

/**
 * Adds for each of these spans the first of others, by their beginnings, that has any time in common with it. It is looked up by
 * halves: three years of a team are thousands of spans.
 */
function addFirstMeetings<One extends Span, Other extends Span>(
  meetings: Map<One, Other>,
  spans: readonly One[],
  others: readonly Other[],
): void {
  if (spans.length === 0 || others.length === 0) return;
  const { sorted, latestEnds } = sortedWithEnds(others);
  for (const span of spans) {
    // Of all that end after the span begins, the one that begins first.
    const first = sorted[firstAbove(latestEnds, span.startsAt.getTime())];
    if (first && first.startsAt < span.endsAt) meetings.set(span, first);
  }
}

/** By their beginnings, each with the latest end up to it in milliseconds since 1970. */
function sortedWithEnds<One extends Span>(spans: readonly One[]) {
  const sorted = spans.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  let latestEnd = -Infinity;
  const latestEnds = Float64Array.from(
    sorted,
    ({ endsAt }) => (latestEnd = Math.max(latestEnd, endsAt.getTime())),
  );
  return { sorted, latestEnds };
}

/** The index of the first of ascending numbers that is above a limit; their count if none is. */
function firstAbove(ascending: Float64Array, limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
