const LISTED = 20;

/** What was found wrong: counted all, and the first 20 told. Keys and places, never what events hold. */
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
