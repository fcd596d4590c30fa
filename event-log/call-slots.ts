/** Lets so many calls go on at once; the others wait, first come first. */
export class CallSlots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Resolves to what gives the slot back; to null if none became free in time. */
  take(withinMs: number): Promise<(() => void) | null> {
    if (this.free > 0) {
      this.free--;
      return Promise.resolve(this.release);
    }
    return new Promise((resolve) => {
      const turn = (): void => {
        clearTimeout(timeout);
        resolve(this.release);
      };
      this.waiting.push(turn);
      const timeout = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        resolve(null);
      }, withinMs);
    });
  }

  private readonly release = (): void => {
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  };
}
