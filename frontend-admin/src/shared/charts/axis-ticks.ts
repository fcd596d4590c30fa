/** One hour, day, week or month of a chart by its beginning, with the value of each series under its key. */
export type ChartRow = { t: string } & Record<string, number | string | null>;

const INTERVALS = 4;
/** In sixtieths, as minutes are, a round number is one of whole hours. */
const wholeOf = { money: 1, count: 1, minutes: 60 } as const;

export type AxisUnit = keyof typeof wholeOf;

interface Shown {
  rows: readonly ChartRow[];
  /** The keys of what is drawn. */
  keys: readonly string[];
  unit: AxisUnit;
  /** Values are drawn upon each other, not beside each other. */
  isStacked: boolean;
}

/** Round numbers from the lowest to the highest value: steps of 1, 2 or 5, or ten times, a hundred times that. */
export function axisTicks({ rows, keys, unit, isStacked }: Shown): number[] {
  const whole = wholeOf[unit];
  const heights = rows.flatMap((row) => {
    const values = keys.map((key) => Number(row[key] ?? 0));
    return isStacked ? [sumOf(values.filter((value) => value > 0)), sumOf(values.filter(isBelow))] : values;
  });
  const highest = Math.max(0, ...heights);
  const lowest = Math.min(0, ...heights);
  const step = roundStep((highest - lowest) / whole / INTERVALS) * whole;
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const isBelow = (value: number): boolean => value < 0;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The smallest round number that is not below this, at least 1. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(atLeast, 1))));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= atLeast)!;
}
