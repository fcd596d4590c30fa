const LISTED = 20;

/** Findings: the count of all, and the first 20. Keys and positions, never event data. */
export class Findings {
  private readonly told: string[] = [];
  private found = 0;

  add(finding: string): void {
    this.found++;
    if (this.told.length < LISTED) this.told.push(finding);
  }

  get count(): number {
    return this.found;
  }

  get list(): readonly string[] {
    return this.told;
  }
}
