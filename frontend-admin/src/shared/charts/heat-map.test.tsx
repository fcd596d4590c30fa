import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { heatLevels } from './heat-map-levels.js';
import { HeatMap } from './heat-map.js';
import { hoursOfDay, placeAt, weekdayNumbers } from './heat-map-words.js';

// A Sunday morning: the hour that is now has another name.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T09:00:00Z'));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Nothing but on Friday from 18 to 19. */
const cells = weekdayNumbers.flatMap((weekday) =>
  hoursOfDay.map((hour) => ({ weekday, hour, value: weekday === 5 && hour === 18 ? 12.5 : 0, planned: 0 })),
);
const words = (value: number) => `${value} Bestellungen`;

test('one busy hour does not leave all others without colour', () => {
  const { levelOf, steps } = heatLevels([0, 1, 2, 3, 4, 1000]);
  expect([0, 1, 2, 3, 4, 1000].map(levelOf)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(steps.map(({ upTo }) => upTo)).toEqual([1, 2, 3, 4, 1000]);
});

test('equal values are of the strongest level, and none are of no level', () => {
  expect(heatLevels([0, 7, 7]).steps).toEqual([{ level: 5, upTo: 7 }]);
  expect(heatLevels([0, 0]).steps).toEqual([]);
});

test('no two steps of the legend are read as the same', () => {
  const toOneDecimal = (value: number) => String(Math.round(value * 10) / 10);
  const { levelOf, steps } = heatLevels([0.46, 0.48, 0.52, 0.54, 1, 2, 3], toOneDecimal);
  expect(steps.map(({ upTo }) => toOneDecimal(upTo))).toEqual(['0.5', '1', '3']);
  expect([0.46, 0.54].map(levelOf)).toEqual([3, 3]);
});

test('an instant is an hour of the week on the clock of the shop', () => {
  expect(placeAt(Date.parse('2026-11-22T23:30:00Z'), 'Europe/Vienna')).toBe('1 0');
});

test('every hour of the week is a cell between the names of its day and its hour', () => {
  show(<HeatMap title="Bestellungen" timeZone="Europe/Vienna" cells={cells} words={words} />);
  const rows = within(screen.getByRole('table', { name: 'Bestellungen, Farbübersicht' })).getAllByRole('row');
  expect(rows).toHaveLength(8);
  const friday = rows[5]!;
  expect(within(friday).getByRole('rowheader').textContent).toBe('FrFreitag');
  expect(within(friday).getAllByRole('cell')).toHaveLength(24);
  expect(within(friday).getAllByRole('cell')[18]!.textContent).toBe('12.5 Bestellungen');
  expect(screen.getByText('Am meisten: Freitag, 18 bis 19 Uhr: 12.5 Bestellungen')).toBeTruthy();
});

test('paper has the values in their cells, an hour in each row', () => {
  show(<HeatMap title="Bestellungen" timeZone="Europe/Vienna" cells={cells} words={words} />);
  const linesOf = () =>
    within(screen.getByRole('table', { name: 'Bestellungen, Farbübersicht' }))
      .getAllByRole('row')
      .map((row) => row.textContent.replaceAll('\u00a0', ' '));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(linesOf()).toHaveLength(25);
  expect(linesOf()[19]).toBe('1818 bis 19 Uhr12,5 / 0');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(linesOf()).toHaveLength(8);
});

test('a map, its legend and its scrolling have names of their own, none of which is that of the table of numbers', () => {
  show(<HeatMap title="Bestellungen" timeZone="Europe/Vienna" cells={cells} words={words} />);
  expect(screen.getByRole('table', { name: 'Bestellungen, Farbübersicht' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Bestellungen, nach Wochentag und Stunde' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Legende: Bestellungen' })).toBeTruthy();
});

test('the hour under the pointer is described in words', () => {
  show(<HeatMap title="Bestellungen" timeZone="Europe/Vienna" cells={cells} words={words} />);
  fireEvent.pointerOver(screen.getAllByRole('cell')[3]!);
  expect(screen.getByText('Montag, 2 bis 3 Uhr: 0 Bestellungen')).toBeTruthy();
});

test('the hour that is now is framed, but not where all days are yet to come', () => {
  show(<HeatMap title="Bestellungen" timeZone="Europe/Vienna" cells={cells} words={words} />);
  expect(screen.getByTitle(/diese Stunde ist jetzt/).dataset.now).toBe('true');
  expect(screen.getByText('jetzt')).toBeTruthy();
  cleanup();
  show(<HeatMap title="Vorschau" timeZone="Europe/Vienna" cells={cells} words={words} isAhead />);
  expect(screen.queryByTitle(/diese Stunde ist jetzt/)).toBeNull();
  expect(screen.queryByText('jetzt')).toBeNull();
  expect(document.querySelector('[data-now]')).toBeNull();
});

test('hours outside of the opening hours are hatched and say so', () => {
  show(
    <HeatMap
      title="Bestellungen"
      timeZone="Europe/Vienna"
      cells={cells}
      words={words}
      openingHours={(_weekday, hour) => hour === 18}
    />,
  );
  const titles = screen.getAllByTitle(/außerhalb der Öffnungszeiten/);
  expect(titles).toHaveLength(7 * 23);
  expect(screen.getByTitle('Freitag, 18 bis 19 Uhr: 12.5 Bestellungen').dataset.closed).toBeUndefined();
});

const short = {
  words: 'weniger als geplant',
  isShort: ({ value, planned = 0 }: FigureCell) => value < planned,
};

test('an hour with less than planned has a mark and says so', () => {
  const planned = cells.map((cell) => ({ ...cell, planned: cell.weekday === 5 ? 3 : 0 }));
  show(
    <HeatMap
      title="Dienste"
      timeZone="Europe/Vienna"
      cells={planned}
      words={(value) => `${value} da`}
      plannedWords={(value) => `${value} geplant`}
      shortage={short}
    />,
  );
  expect(screen.getByTitle('Freitag, 17 bis 18 Uhr: 0 da, 3 geplant (weniger als geplant)')).toBeTruthy();
  expect(screen.getByTitle('Freitag, 18 bis 19 Uhr: 12.5 da, 3 geplant').dataset.short).toBeUndefined();
});

test('of hours that lie ahead only the plan is shown, and none is now where all do', () => {
  const ahead = cells.map((cell) => ({ ...cell, planned: 2, ...(cell.weekday === 7 && { isAhead: true }) }));
  const staff = {
    title: 'Dienste',
    timeZone: 'Europe/Vienna',
    words,
    plannedWords: (n: number) => `${n} geplant`,
  };
  show(<HeatMap {...staff} cells={ahead} />);
  expect(screen.getByTitle('Sonntag, 18 bis 19 Uhr: 2 geplant').dataset.ahead).toBe('true');
  expect(
    screen.getByTitle('Freitag, 18 bis 19 Uhr: 12.5 Bestellungen, 2 geplant').dataset.ahead,
  ).toBeUndefined();
  expect(screen.getByText('nur geplant, kommt noch')).toBeTruthy();
  cleanup();
  show(<HeatMap {...staff} cells={ahead.map((cell) => ({ ...cell, isAhead: true }))} />);
  expect(screen.queryByText('nur geplant, kommt noch')).toBeNull();
  expect(screen.queryByText('jetzt')).toBeNull();
});

test('an hour without a value says so, unlike one that has nothing', () => {
  const some = cells.filter(({ hour }) => hour !== 3);
  show(<HeatMap title="Bestellungen" timeZone="Europe/Vienna" cells={some} words={words} />);
  expect(screen.getByTitle('Montag, 3 bis 4 Uhr: –').textContent).toBe('–');
  expect(screen.getByTitle('Montag, 4 bis 5 Uhr: 0 Bestellungen').dataset.level).toBe('0');
});

test('narrow screens show hours as rows', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
  show(<HeatMap title="Bestellungen" timeZone="Europe/Vienna" cells={cells} words={words} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(25);
  expect(within(rows[19]!).getByRole('rowheader').title).toBe('18 bis 19\u00a0Uhr');
  expect(within(rows[19]!).getAllByRole('cell')[4]!.textContent).toBe('12.5 Bestellungen');
});
