import type { ChartRow } from './chart-row.js';

const INTERVALS = 4;
/** In sixtieths, as minutes are, a round number is one of whole hours. */
const wholeOf = { money: 1, count: 1, minutes: 60 } as const;

export type AxisUnit = keyof typeof wholeOf;

/** Round numbers from the lowest to the highest stack of bars: steps of 1, 2 or 5, or ten times, a hundred times that. */
export function axisTicks(rows: readonly ChartRow[], series: readonly string[], unit: AxisUnit): number[] {
  const whole = wholeOf[unit];
  const stack = (counts: (value: number) => boolean) =>
    rows.map((row) =>
      series
        .map((name) => Number(row[name] ?? 0))
        .filter(counts)
        .reduce((sum, value) => sum + value, 0),
    );
  const highest = Math.max(0, ...stack((value) => value > 0));
  const lowest = Math.min(0, ...stack((value) => value < 0));
  const step = roundStep((highest - lowest) / whole / INTERVALS) * whole;
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The smallest round number that is not below this, at least 1. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(atLeast, 1))));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= atLeast)!;
}
