const LEVELS = 5;

export interface HeatStep {
  readonly level: number;
  /** The greatest value of this level. */
  readonly upTo: number;
}

/** How strong each value is coloured, from 1 to 5, and 0 for nothing. */
export interface HeatLevels {
  levelOf(value: number): number;
  /** Of the levels that have values, the weakest first. */
  readonly steps: readonly HeatStep[];
}

/**
 * Levels by quantiles of what is there: each holds about as many values. A few busy hours would leave all others without
 * colour if levels were parts of the greatest value. Values that are read as the same have the same level.
 */
export function heatLevels(values: readonly number[], words: (value: number) => string = String): HeatLevels {
  const sorted = values.filter((value) => value > 0).sort((one, other) => one - other);
  const greatestByWords = new Map(sorted.map((value) => [words(value), value]));
  const levelOf = (value: number): number => {
    if (value <= 0) return 0;
    const greatest = greatestByWords.get(words(value)) ?? value;
    const upToThis = sorted.filter((other) => other <= greatest).length;
    return Math.max(1, Math.ceil((upToThis / sorted.length) * LEVELS));
  };
  const steps = new Map<number, HeatStep>();
  for (const value of sorted) steps.set(levelOf(value), { level: levelOf(value), upTo: value });
  return { levelOf, steps: [...steps.values()] };
}
