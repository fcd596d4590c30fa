/** Lets the work of one stream happen one after the other; other streams go on meanwhile. */
export class StreamQueues {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<Result>(stream: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.tails.get(stream) ?? Promise.resolve();
    const result = before.then(work);
    const tail = result.catch(() => undefined);
    this.tails.set(stream, tail);
    void tail.then(() => {
      if (this.tails.get(stream) === tail) this.tails.delete(stream);
    });
    return result;
  }
}

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

/** Gathers what is asked for while an earlier answer is on its way, and asks for all of it at once. */
export class BatchLoader<Answer> {
  private next: { readonly names: Set<string>; readonly answer: Promise<Answer> } | null = null;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: (names: string[]) => Promise<Answer>) {}

  /** The answer to these names, and perhaps to others as well. */
  of(names: Iterable<string>): Promise<Answer> {
    const gathered = (this.next ??= this.begin());
    for (const name of names) gathered.names.add(name);
    return gathered.answer;
  }

  private begin() {
    const names = new Set<string>();
    const answer = this.running.then(() => {
      this.next = null;
      return this.ask([...names]);
    });
    this.running = answer.catch(() => undefined);
    return { names, answer };
  }
}
