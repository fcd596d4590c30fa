import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { open } from '@bestellwerk/domain/opening-hours/testing/hours-entries';
import { hoursOfDay, weekdayNumbers } from '../../../shared/charts/heat-map-words.js';
import { show } from '../../../testing/show.js';
import { sampleFigures } from '../testing/sample-figures.js';
import { plainTexts, serverWith } from '../visitors/testing/figures-server.js';
import TimesPage from './times-page.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Only on Friday from 18 to 19. */
const weekOf = (value: number) =>
  weekdayNumbers.flatMap((weekday) =>
    hoursOfDay.map((hour) => ({ weekday, hour, value: weekday === 5 && hour === 18 ? value : 0 })),
  );

test('orders are shown by when they came in, and by when they were due on request', async () => {
  show(<TimesPage />, {
    'GET /api/branches': () => [
      { id: 'b-1', name: 'Altstadt', openingHours: [open('daily', '10:00', '22:00')] },
    ],
    ...serverWith({ 'order-times': { total: 8, matrix: weekOf(2.25) } }),
  });
  const map = await screen.findByRole('table', { name: 'Bestellungen je Stunde, Farbübersicht' });
  expect(screen.getByText(/^Am meisten: Freitag, 18 bis 19 Uhr: 2,3/)).toBeTruthy();
  expect(
    await within(map).findByTitle(/^Montag, 9 bis 10 Uhr: 0 \(außerhalb der Öffnungszeiten/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Fälligkeit' }));
  expect(screen.getByText(/im Durchschnitt fertig sein sollen/)).toBeTruthy();
});

test('the coming week is forecast, and the forecast of the last one is beside what came', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T12:00:00Z'));
  const forecast = (figures: Partial<Figures>) => () => sampleFigures({ name: 'order-forecast', ...figures });
  show(<TimesPage />, {
    'GET /api/statistics/order-forecast?from=2026-11-28&to=2026-12-04': forecast({
      total: 52.4,
      series: [{ t: '2026-11-28', value: 52.4 }],
      matrix: weekOf(7.5),
    }),
    'GET /api/statistics/order-forecast?from=2026-11-20&to=2026-11-26': forecast({
      total: 49.6,
      figures: { placed: 44, expectedSoFar: 49.6, error: 0.127 },
    }),
  });
  expect(plainTexts([await screen.findByText(/^In den letzten sieben Tagen/)])).toEqual([
    'In den letzten sieben Tagen wich die Vorschau je Tag um 12,7 % ab: 50 erwartet, 44 gekommen.',
  ]);
  expect(await screen.findByText(/^Am meisten: Freitag, 18 bis 19 Uhr: 7,5/)).toBeTruthy();
  const map = screen.getByRole('table', { name: 'Erwartete Bestellungen je Stunde, Farbübersicht' });
  expect(within(map).queryByTitle(/diese Stunde ist jetzt/)).toBeNull();
  const region = await screen.findByRole('region', {
    ...{ name: 'Tabelle: Erwartete Bestellungen je Tag', hidden: true },
  });
  expect(plainTexts(within(region).getAllByRole('row', { hidden: true }).slice(1))).toEqual([
    'Samstag, 28.11.202652,4',
  ]);
});

test('without a visit the page says that guests have to agree before they are counted', async () => {
  show(<TimesPage />, serverWith({ 'visitor-times': { unit: 'visitors', total: 0, matrix: weekOf(0) } }));
  expect(await screen.findByText('Noch keine Besuche gezählt.')).toBeTruthy();
});
