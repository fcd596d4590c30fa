import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { show } from '../../../testing/show.js';
import { sampleFigures } from '../testing/sample-figures.js';
import WorkingTimePage from './working-time-page.js';

// A Sunday morning: the hour that is now has another name.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T09:00:00Z'));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const week = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  Array.from({ length: 24 }, (_, hour) => ({ weekday, hour, value: hour === 18 ? 2.5 : 0, planned: 0 })),
);
const schedules = sampleFigures({
  name: 'working-schedules',
  unit: 'minutes',
  total: 570,
  figures: { planned: 960, delta: -30, missed: 1, unplanned: 2, running: 1, runningMinutes: 191 },
  series: [
    { t: '2026-11-20', value: 570, planned: 480 },
    { t: '2026-11-21', value: 0, planned: 120 },
  ],
  rows: [
    {
      key: 'u-1',
      label: 'Mia Huber',
      value: 570,
      share: 1,
      planned: 480,
      delta: 90,
      ...{ late: 2, elsewhere: 1, missed: 0, unplanned: 2, runningMinutes: 0 },
    },
    {
      ...{ key: 'u-2', label: 'Ali Kaya', value: 0, share: 0, planned: 480, delta: -120 },
      ...{ late: 0, elsewhere: 0, missed: 1, unplanned: 0, runningMinutes: 191 },
    },
  ],
  matrix: week,
});
const activities = sampleFigures({
  name: 'working-activities',
  unit: 'minutes',
  total: 570,
  figures: { pauses: 30, activities: 2, people: 1, running: 1, runningMinutes: 191 },
  series: [{ t: '2026-11-20', value: 570, pauses: 30 }],
  rows: [{ key: 'u-1', label: 'Mia Huber', value: 570, share: 1, pauses: 30, activities: 2, days: 1 }],
  groups: [
    {
      ...{ key: 'b-1', label: 'Altstadt', value: 570, share: 1, pauses: 30, activities: 2, people: 1 },
      runningMinutes: 191,
    },
  ],
});

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name: `Tabelle: ${name}`, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => plain(row.textContent));
const sumsOf = (name: string) =>
  [...screen.getByLabelText(name).children].map((one) => plain(one.textContent));

test('worked time is shown beside what was planned, by day and by person', async () => {
  show(
    <WorkingTimePage />,
    {
      'GET /api/statistics/working-schedules': () => schedules,
      'GET /api/statistics/working-activities': () => activities,
    },
    undefined,
    '/?from=2026-11-20&to=2026-11-21',
  );
  await waitFor(() => expect(screen.getByRole('img', { name: /^Geplant und gearbeitet/ })).toBeTruthy(), {
    timeout: 10_000,
  });
  expect(sumsOf('Planung des Zeitraums')).toEqual([
    'Geplant16 h',
    'Gearbeitet9 h 30 minläuft noch: 3 h 11 min',
    'Abweichung−30 minbis gestern gearbeitet gegenüber geplant',
    'Versäumt12 Dienste ohne Planung',
  ]);
  expect(rowsOf('Geplant und gearbeitet')[0]).toBe('Freitag, 20.11.20268 h9 h 30 min');
  expect(rowsOf('Planung je Person')).toEqual([
    'Ali Kaya−2 h1000 min3 h 11 min8 h0',
    'Mia Huber+1 h 30 min0229 h 30 min–8 h1',
    'Summe−30 min1229 h 30 min3 h 11 min16 h1',
  ]);
  expect(screen.getByText(/^Am meisten: .*2,5 da/)).toBeTruthy();
  expect(sumsOf('Dienste des Zeitraums')[2]).toBe('Dienste2dazu einer, der noch läuft');
  expect(rowsOf('Dienste je Person')).toEqual(['Mia Huber9 h 30 min–30 min21']);
  expect(rowsOf('Arbeitszeit je Filiale')).toEqual(['Altstadt9 h 30 min3 h 11 min30 min21']);
});

async function openLabour(labour: Figures) {
  show(
    <WorkingTimePage />,
    { 'GET /api/statistics/sales-per-labour-hour': () => labour },
    undefined,
    '/?from=2026-11-20&to=2026-11-21',
  );
  await screen.findByRole('region', { name: 'Tabelle: Umsatz je Arbeitsstunde und Filiale' });
}

test('what an hour of work brings is shown by hour of the week and by branch', async () => {
  const labour = sampleFigures({
    ...{ name: 'sales-per-labour-hour', unit: 'money', total: 75, previousTotal: 60 },
    figures: { gross: 225, minutes: 180 },
    series: [{ t: '2026-11-20', value: 75, gross: 225, minutes: 180 }],
    matrix: week,
    rows: [{ key: 'b-1', label: 'Altstadt', value: 75, share: 1, gross: 225, minutes: 180 }],
  });
  await openLabour(labour);
  expect(sumsOf('Umsatz und Arbeitszeit')).toEqual([
    'Umsatz je Arbeitsstunde75,00 €↑ 25 % mehr als im Zeitraum davor (60,00 €)',
    'Umsatz225,00 €',
    'Anwesend3 h',
  ]);
  expect(rowsOf('Umsatz je Arbeitsstunde und Filiale')).toEqual(['Altstadt75,00 €225,00 €3 h']);
});

test('after some minutes of work there is no number for an hour yet', async () => {
  const figures = { gross: 218.7, minutes: 2 };
  const row = { key: 'b-1', label: 'Altstadt', value: 6561, share: 1, ...figures };
  await openLabour(
    sampleFigures({
      ...{ name: 'sales-per-labour-hour', unit: 'money', total: 6561, previousTotal: 60, figures },
      ...{ series: [{ t: '2026-11-20', value: 6561, ...figures }], rows: [row] },
    }),
  );
  expect(sumsOf('Umsatz und Arbeitszeit')[0]).toBe(
    'Umsatz je Arbeitsstunde–erst ab einer Stunde Arbeitszeit',
  );
  expect(rowsOf('Umsatz je Arbeitsstunde und Filiale')).toEqual(['Altstadt–218,70 €2 min']);
});

test('where nobody worked, an hour of work brings not nothing, but no number', async () => {
  const day = (t: string, minutes: number) => ({ t, value: minutes === 0 ? 0 : 75, gross: 225, minutes });
  const labour = sampleFigures({
    ...{ name: 'sales-per-labour-hour', unit: 'money', total: 0, previousTotal: 75 },
    figures: { gross: 450, minutes: 0 },
    previousFigures: { gross: 225, minutes: 180 },
    series: [day('2026-11-20', 0), day('2026-11-21', 180)],
    previousSeries: [day('2026-11-18', 180), day('2026-11-19', 0)],
    matrix: [{ weekday: 5, hour: 12, value: 0 }],
    rows: [{ key: 'b-1', label: 'Altstadt', value: 0, share: 0, gross: 450, minutes: 0 }],
  });
  await openLabour(labour);
  expect(sumsOf('Umsatz und Arbeitszeit')[0]).toBe(
    'Umsatz je Arbeitsstunde–erst ab einer Stunde Arbeitszeit',
  );
  expect(rowsOf('Umsatz je Arbeitsstunde')).toEqual([
    'Freitag, 20.11.2026–75,00 €',
    'Samstag, 21.11.202675,00 €–',
  ]);
  expect(rowsOf('Umsatz je Arbeitsstunde und Filiale')).toEqual(['Altstadt–450,00 €0 min']);
  const hour = (name: RegExp) => plain(screen.getByTitle(name).title);
  expect(hour(/^Freitag, 12 bis/)).toBe('Freitag, 12 bis 13 Uhr: 0,00 €');
  expect(hour(/^Freitag, 13 bis/)).toBe('Freitag, 13 bis 14 Uhr: –');
});

test('what came in on days without recorded work is left out and named', async () => {
  const labour = sampleFigures({
    ...{ name: 'sales-per-labour-hour', unit: 'money', total: 75, previousTotal: 60 },
    figures: { gross: 225, minutes: 180, unstaffed: 1798.48 },
    series: [{ t: '2026-11-20', value: 75, gross: 225, minutes: 180 }],
    matrix: week,
    rows: [{ key: 'b-1', label: 'Altstadt', value: 75, share: 1, gross: 225, minutes: 180 }],
  });
  await openLabour(labour);
  expect(sumsOf('Umsatz und Arbeitszeit')[1]).toBe(
    'Umsatz225,00 €ohne 1.798,48 € von Tagen ohne erfasste Arbeitszeit',
  );
});
