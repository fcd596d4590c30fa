import { expect, test } from '@jest/globals';
import { sampleFigures } from '../testing/sample-figures.js';
import { fileWords, perOf, rowsOf, seriesBefore, untilNow } from './time-rows.js';

const series = [
  { t: '2026-11-20', value: 5 },
  { t: '2026-11-21', value: 7 },
];

test('buckets are beside those at the same place among the days that are compared', () => {
  const previousSeries = [{ t: '2026-11-18', value: 3 }];
  const figures = sampleFigures({ name: 'orders', series, previousTotal: 3, previousSeries });
  expect(rowsOf(figures)).toEqual([
    { key: '2026-11-20', t: '2026-11-20', value: 5, before: 3 },
    { key: '2026-11-21', t: '2026-11-21', value: 7, before: null },
  ]);
  expect(seriesBefore(figures, 'year', ' bis 27.11., 12:40')).toMatchObject([
    { key: 'before', label: 'Vorjahr bis 27.11., 12:40', isDashed: true },
  ]);
});

test('hours that have not begun have no value, but that of the hour they are compared with', () => {
  const hours = [
    { key: 'a', t: '2026-11-20T16:00:00.000Z', value: 5, before: 3 },
    { key: 'b', t: '2026-11-20T17:00:00.000Z', value: 0, before: 4 },
  ];
  expect(untilNow(hours, '2026-11-20T16:30:00.000Z')).toEqual([hours[0], { ...hours[1], value: null }]);
});

test('hours are compared with those of whole days, which the name of their series says', () => {
  const hours = [{ t: '2026-11-20T16:00:00.000Z', value: 5 }];
  const today = { granularity: 'hour', series: hours, previousTotal: 5, previousSeries: hours } as const;
  const figures = sampleFigures({ name: 'revenue', ...today, comparedUntil: '2026-11-13T10:00:00.000Z' });
  expect(seriesBefore(figures, 'previous', ' bis 11:00')).toMatchObject([
    { label: 'Zeitraum davor (ganzer Tag)' },
  ]);
});

test('of days to come only what is planned is known', () => {
  const days = [
    { key: 'a', t: '2026-11-20', value: 5, planned: 8 },
    { key: 'b', t: '2026-11-21', value: 0, planned: 9 },
  ];
  expect(untilNow(days, '2026-11-20')).toEqual([days[0], { ...days[1], value: null }]);
});

test('nothing is compared unless it is asked for', () => {
  const figures = sampleFigures({ name: 'orders', series });
  expect(rowsOf(figures)[0]).toEqual({ key: '2026-11-20', t: '2026-11-20', value: 5 });
  expect(seriesBefore(figures, 'previous', '')).toEqual([]);
});

test('days that are answered instead of hours are shown as days', () => {
  expect(perOf(sampleFigures({ name: 'canceled-orders', granularity: 'hour', series }))).toBe('day');
  const hours = [{ t: '2026-11-20T17:00:00.000Z', value: 5 }];
  expect(perOf(sampleFigures({ name: 'orders', granularity: 'hour', series: hours }))).toBe('hour');
});

test("files have days as people write them, and hours on the shop's clock", () => {
  expect(fileWords('2026-11-20', 'day', 'Europe/Vienna')).toBe('20.11.2026');
  expect(fileWords('2026-11-20T23:00:00.000Z', 'hour', 'Europe/Vienna')).toBe('21.11.2026, 00:00');
});
