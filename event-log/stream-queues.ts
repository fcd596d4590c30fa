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
