import { type DayUnit, shortUnitWords } from '@bestellwerk/domain/calendar/day-units';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { AxisUnit, ChartRow } from './axis-ticks.js';

/** About how wide a character is, in pixels, and what lies between labels. */
const CHARACTER = 6.5;
const GAP = 8;
/** Between the labels of values and their axis. */
const BESIDE_AXIS = 18;
const LEAST_WIDTH = 40;

const labelWidth = (label: string): number => label.length * CHARACTER;
const widest = (labels: readonly string[]): number => Math.max(0, ...labels.map(labelWidth));

/** What the labels of values need. */
export const valueAxisWidth = (labels: readonly string[]): number =>
  Math.max(LEAST_WIDTH, Math.ceil(widest(labels)) + BESIDE_AXIS);

/** How many labels of such a length fit below a chart of this width, and half of one, which the first and last reach beyond it. */
export function timeAxisRoom(width: number, label: string): { most: number; half: number } {
  const own = labelWidth(label);
  return { most: Math.max(1, Math.floor((width - own) / (own + GAP)) + 1), half: Math.ceil(own / 2) };
}

/** As many labels as fit, at the same distance from each other, back from the last: of what is newest people ask first. */
export function dayTicks(rows: readonly Pick<ChartRow, 't'>[], per: DayUnit, most: number) {
  const step = Math.ceil(rows.length / Math.max(1, most));
  return {
    ticks: rows.filter((_, index) => (rows.length - 1 - index) % step === 0).map(({ t }) => t),
    tickFormatter: (t: string) => shortUnitWords(t, per),
  };
}

/** Values are whole here. */
const CENTS = /,00(?=\D*$)/;

/** Beside an axis: '10 h' instead of minutes, and of what the chart's words make of money '1.200 €', without cents. */
export function axisWords(unit: AxisUnit, value: number, words: (value: number) => string): string {
  if (unit === 'money') return words(value).replace(CENTS, '');
  return unit === 'minutes' ? `${formatNumber(value / 60, 0)}\u00a0h` : formatNumber(value);
}
