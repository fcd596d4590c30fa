interface Span {
  readonly from: string;
  readonly to: string | null;
}

export interface WorkedTime {
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** The last one may be going on. */
  readonly pauses: readonly Span[];
}

const MINUTE = 60_000;

/** Full minutes of work and of pause. Of what is still going on they count up to `now`, without it up to the last press. */
export function workedMinutes(
  { startedAt, endedAt, pauses }: WorkedTime,
  now?: string,
): { workedMinutes: number; pauseMinutes: number } {
  const last = pauses.at(-1);
  const end = endedAt ?? now ?? (last ? (last.to ?? last.from) : startedAt);
  const pausedMs = pauses.reduce((sum, { from, to }) => sum + lengthMs(from, to ?? end), 0);
  const workedMs = lengthMs(startedAt, end) - pausedMs;
  return { workedMinutes: Math.floor(workedMs / MINUTE), pauseMinutes: Math.floor(pausedMs / MINUTE) };
}

const lengthMs = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from));
