const MINUTE = 60_000;

/** An activity as far as its minutes go; an open pause or an open activity has no end yet. */
export interface WorkedSpan {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}

/** Whole minutes worked up to an instant; what is over does not count on. */
export function workedMinutesAt({ startedAt, endedAt, pauses }: WorkedSpan, at: Date): number {
  const until = endedAt === null ? at.getTime() : Math.min(Date.parse(endedAt), at.getTime());
  const paused = pauses.reduce((sum, { from, to }) => {
    const end = Math.min(to === null ? until : Date.parse(to), until);
    return sum + Math.max(0, end - Date.parse(from));
  }, 0);
  return Math.max(0, Math.floor((until - Date.parse(startedAt) - paused) / MINUTE));
}
