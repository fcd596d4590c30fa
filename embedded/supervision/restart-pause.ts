const FIRST_MS = 100;
const MOST_MS = 30_000;
/** A part that was ready for this long begins again at the shortest pause. */
const GOOD_LIFE_MS = 2_000;

/** How long to wait before a part is started again: twice as long after each short life, up to half a minute. */
export class RestartPause {
  private shortLives = 0;

  constructor(private readonly mostMs = MOST_MS) {}

  /** @param readyForMs how long the part was ready before it ended; 0 if it never was */
  next(readyForMs: number): number {
    this.shortLives = readyForMs >= GOOD_LIFE_MS ? 1 : this.shortLives + 1;
    return Math.min(FIRST_MS * 2 ** (this.shortLives - 1), this.mostMs);
  }
}

/** What is wrong, and when it is tried again, as sentences. */
export function nextTry(wrong: string, pauseMs: number): string {
  const when = pauseMs < 1000 ? 'at once' : `in ${Math.round(pauseMs / 1000)} s`;
  const words = wrong.trimEnd();
  return `${words}${/[.?!]$/.test(words) ? '' : '.'} Tried again ${when}.`;
}
