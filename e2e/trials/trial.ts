export interface TrialReport {
  /** What was measured, in the order in which it is shown. */
  readonly figures: Readonly<Record<string, string>>;
  /** What must not be. */
  readonly findings: readonly string[];
}

export interface Trial {
  readonly name: string;
  readonly about: string;
  run(say: (line: string) => void): Promise<TrialReport>;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
