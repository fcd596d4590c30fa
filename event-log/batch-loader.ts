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
