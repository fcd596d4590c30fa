const LISTED = 20;

/** Findings: the count of all, and the first 20. Keys and positions, never event data. */
export class Findings {
  private readonly lines: string[] = [];
  private found = 0;

  add(finding: string): void {
    this.found++;
    if (this.lines.length < LISTED) this.lines.push(finding);
  }

  get count(): number {
    return this.found;
  }

  get list(): readonly string[] {
    return this.lines;
  }
}
