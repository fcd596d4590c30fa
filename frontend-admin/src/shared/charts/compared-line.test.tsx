import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { show } from '../../testing/show.js';
import type { ChartRow } from './axis-ticks.js';
import ComparedLine from './compared-line.js';
import { measureAs, measureNothing, nextFrame } from './testing/measured.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T12:00:00Z'));
});
afterEach(() => {
  cleanup();
  measureNothing();
  jest.restoreAllMocks();
});

const own = { key: 'value', label: 'Umsatz', color: 'red' };
const before = { key: 'before', label: 'Vorjahr', color: 'grey', isDashed: true };
const rowsUntil = (last: string, count: number): ChartRow[] =>
  Array.from({ length: count }, (_, index) => ({
    t: new Date(Date.parse(last) - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    ...{ value: 1000 + index, before: 1200 },
  }));

async function draw(rows: ChartRow[], series = [own, before]) {
  measureAs(800);
  show(
    <ComparedLine
      {...{ title: 'Umsatz', rows, series, per: 'day', timeZone: 'Europe/Vienna', unit: 'money' }}
      words={(value) => formatMoney(value, 'EUR')}
    />,
  );
  await nextFrame();
  return screen.getByRole('img', { name: /^Umsatz, Liniendiagramm/ });
}

const linesOf = (picture: HTMLElement) =>
  [...picture.querySelectorAll('.recharts-line-curve')].map((line) => ({
    points: line.getAttribute('d')!.split('L').length,
    dashes: line.getAttribute('stroke-dasharray'),
  }));
const labelsOf = (picture: HTMLElement, axis: string) =>
  [...picture.querySelectorAll(`.recharts-${axis}-tick-labels text`)].map((label) =>
    label.textContent!.replaceAll('\u00a0', ' '),
  );
const legend = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a line is dotted to the day that goes on, which the legend says, and what is compared stays dashed', async () => {
  const picture = await draw(rowsUntil('2026-11-28', 5));
  expect(linesOf(picture)).toEqual([
    { points: 4, dashes: null },
    { points: 2, dashes: '2 4' },
    { points: 5, dashes: '6 5' },
  ]);
  expect(legend()).toEqual(['Umsatz', 'Vorjahr', 'heute läuft noch']);
});

test('a line of days that are over is whole', async () => {
  const picture = await draw(rowsUntil('2026-11-27', 5));
  expect(linesOf(picture).map(({ dashes }) => dashes)).toEqual([null, '6 5']);
  expect(legend()).toEqual(['Umsatz', 'Vorjahr']);
});

test('a single line has no legend but for the day that goes on', async () => {
  await draw(rowsUntil('2026-11-28', 2), [own]);
  expect(legend()).toEqual(['heute läuft noch']);
  cleanup();
  await draw(rowsUntil('2026-11-27', 2), [own]);
  expect(screen.queryByRole('list')).toBeNull();
});

test('the axes have the currency, and days at the same distance from each other up to the last', async () => {
  const picture = await draw(rowsUntil('2026-11-28', 20));
  expect(labelsOf(picture, 'yAxis')).toEqual(['0 €', '500 €', '1.000 €', '1.500 €']);
  expect(labelsOf(picture, 'xAxis').slice(-3)).toEqual(['24.11.', '26.11.', '28.11.']);
  expect(labelsOf(picture, 'xAxis')).toHaveLength(10);
});
