import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayWindows } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { DateDialog } from './date-dialog.js';

const day = (date: string): DayWindows => ({
  date,
  windows: [{ from: new Date(`${date}T11:00+01:00`), to: new Date(`${date}T13:55+01:00`) }],
});
const days = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-12-29', '2027-02-01'].map(day);

const onSave = jest.fn<(date: string) => void>();
const onClear = jest.fn<() => void>();
const onClose = jest.fn<() => void>();
const openDialog = (chosen: string | null = null) =>
  render(
    <DateDialog
      days={days}
      chosen={chosen}
      today="2026-11-23"
      onSave={onSave}
      onClear={onClear}
      onClose={onClose}
    />,
  );

beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('the calendar shows week numbers and focuses the first possible day', () => {
  openDialog();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  const headings = within(grid).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'KW',
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ]);
  const weeks = within(grid).getAllByRole('rowheader');
  expect(weeks.map(({ textContent }) => textContent)).toEqual(['44', '45', '46', '47', '48', '49']);
  expect(button('Montag, 23.11.2026').getAttribute('aria-current')).toBe('date');
  expect(focused()).toBe('Dienstag, 24.11.2026');
});

test('only an available day can be chosen', async () => {
  openDialog();
  const user = userEvent.setup();
  await user.click(button('Sonntag, 22.11.2026'));
  await user.click(button('Donnerstag, 26.11.2026'));
  expect(button('Speichern').disabled).toBe(true);
  await user.click(button('Freitag, 27.11.2026'));
  expect(button('Freitag, 27.11.2026').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('Speichern'));
  expect(onSave).toHaveBeenCalledWith('2026-11-27');
});

test('month navigation stops at the first and last available month', async () => {
  openDialog();
  const user = userEvent.setup();
  await user.click(button('Vorheriger Monat'));
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined();
  await user.click(button('Nächster Monat'));
  await user.click(button('Nächster Monat'));
  expect(screen.getByRole('grid', { name: 'Januar 2027' })).toBeDefined();
  await user.click(button('Nächster Monat'));
  await user.click(button('Nächster Monat'));
  expect(screen.getByRole('grid', { name: 'Februar 2027' })).toBeDefined();
});

test('keys move by days, weeks and months within the available range', async () => {
  openDialog('2026-11-25');
  const user = userEvent.setup();
  expect(focused()).toBe('Mittwoch, 25.11.2026');
  for (const [key, date] of [
    ['{ArrowLeft}', 'Dienstag, 24.11.2026'],
    ['{ArrowLeft}', 'Dienstag, 24.11.2026'],
    ['{End}', 'Sonntag, 29.11.2026'],
    ['{ArrowDown}', 'Sonntag, 06.12.2026'],
    ['{Home}', 'Montag, 30.11.2026'],
    ['{PageDown}', 'Mittwoch, 30.12.2026'],
    ['{ArrowUp}{ArrowRight}', 'Donnerstag, 24.12.2026'],
    ['{PageDown}{PageDown}', 'Montag, 01.02.2027'],
    ['{PageUp}', 'Freitag, 01.01.2027'],
  ] as const) {
    await user.keyboard(key);
    expect(focused()).toBe(date);
  }
  await user.keyboard('{PageDown}{Enter}');
  await user.click(button('Speichern'));
  expect(onSave).toHaveBeenCalledWith('2027-02-01');
});

test('a day that became unavailable cannot be saved but can be cleared', async () => {
  openDialog('2026-11-26');
  const user = userEvent.setup();
  expect(button('Speichern').disabled).toBe(true);
  await user.click(button('Auswahl aufheben'));
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
});
