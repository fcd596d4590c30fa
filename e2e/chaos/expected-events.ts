/** What was answered must be in the log: as often as it was answered, and nothing else. */
export class ExpectedEvents {
  readonly findings: string[] = [];
  private readonly streams = new Map<string, string[]>();

  /** `fact` as `factOf` words it. */
  add(stream: string, fact: string): void {
    const facts = this.streams.get(stream);
    if (facts) facts.push(fact);
    else this.streams.set(stream, [fact]);
  }

  of(stream: string): readonly string[] {
    return this.streams.get(stream) ?? [];
  }

  streamsOf(category: string): string[] {
    return [...this.streams.keys()].filter((stream) => stream.startsWith(`${category}-`));
  }

  count(isCounted: (fact: string) => boolean): number {
    return [...this.streams.values()].flat().filter(isCounted).length;
  }
}
