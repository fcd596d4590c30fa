import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreorderWindow } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { TimeDialog } from './time-dialog.js';

const at = (clock: string) => new Date(`2026-11-23T${clock}+01:00`);
const lunchAndDinner = [
  { from: at('11:20'), to: at('13:55') },
  { from: at('17:30'), to: at('21:55') },
];

const onSave = jest.fn<(time: Date) => void>();
const onClose = jest.fn<() => void>();
const openDialog = (
  windows: PreorderWindow[] = lunchAndDinner,
  chosen: Date | null = null,
  next: Date | null = null,
) =>
  render(
    <TimeDialog
      dayText="Heute, 23.11.2026"
      windows={windows}
      chosen={chosen}
      timeZone="Europe/Vienna"
      next={next}
      onSave={onSave}
      onClose={onClose}
    />,
  );

beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const shown = () => screen.getByRole('group', { name: /^Uhrzeit/ }).getAttribute('aria-label');

test('the time dialog starts with the first possible time of the day', async () => {
  openDialog();
  expect(shown()).toBe('Uhrzeit 11:20');
  expect(button('Stunde früher').getAttribute('aria-disabled')).toBe('true');
  await userEvent.setup().click(button('Speichern'));
  expect(onSave).toHaveBeenCalledWith(at('11:20'));
});

test('the time dialog starts with the chosen time unless it became impossible', () => {
  openDialog(lunchAndDinner, at('18:05'));
  expect(shown()).toBe('Uhrzeit 18:05');
  cleanup();
  openDialog(lunchAndDinner, at('15:00'));
  expect(shown()).toBe('Uhrzeit 11:20');
});

test('buttons change the time by hours and by five minutes', async () => {
  openDialog();
  const user = userEvent.setup();
  await user.click(button('Stunde später'));
  await user.click(button('Minute später'));
  await user.click(button('Minute später'));
  await user.click(button('Minute früher'));
  expect(shown()).toBe('Uhrzeit 12:25');
  await user.click(button('Stunde später'));
  await user.click(button('Stunde später'));
  expect(shown()).toBe('Uhrzeit 17:30');
});

test('arrow keys, Home and End change the time', async () => {
  openDialog();
  const user = userEvent.setup();
  screen.getByRole('spinbutton', { name: 'Stunde' }).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Minute' }));
  await user.keyboard('{ArrowUp}');
  expect(shown()).toBe('Uhrzeit 12:25');
  await user.keyboard('{End}{ArrowUp}');
  expect(shown()).toBe('Uhrzeit 21:55');
  await user.keyboard('{Home}');
  expect(shown()).toBe('Uhrzeit 11:20');
});

test('typed digits set hour and minute, or the nearest possible ones', async () => {
  openDialog();
  const user = userEvent.setup();
  const [hour, minute] = ['Stunde', 'Minute'].map((name) => screen.getByRole('spinbutton', { name }));
  act(() => hour!.focus());
  await user.keyboard('1');
  expect(hour!.textContent).toBe('1–');
  await user.keyboard('8');
  expect(shown()).toBe('Uhrzeit 18:20');
  act(() => minute!.focus());
  await user.keyboard('30');
  expect(shown()).toBe('Uhrzeit 18:30');
  await user.keyboard('12');
  expect(shown()).toBe('Uhrzeit 18:10');
  act(() => hour!.focus());
  await user.keyboard('9');
  expect(shown()).toBe('Uhrzeit 11:20');
  await user.keyboard('2{ArrowUp}');
  expect(shown()).toBe('Uhrzeit 12:20');
  await user.keyboard('2');
  await user.tab();
  expect(shown()).toBe('Uhrzeit 11:20');
});

test('clicking a time window selects its start', async () => {
  openDialog();
  const user = userEvent.setup();
  expect(button('11:20 – 13:55').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('17:30 – 21:55'));
  expect(shown()).toBe('Uhrzeit 17:30');
  await user.click(button('Abbrechen'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
});

test('a day without times shows a message and cannot be saved', () => {
  openDialog([]);
  expect(screen.getByText('Zum ausgewählten Tag sind keine Termine verfügbar.')).toBeDefined();
  expect(button('Speichern').disabled).toBe(true);
});

test('a day without times offers the next possible time', async () => {
  openDialog([], null, new Date('2026-11-30T11:30+01:00'));
  await userEvent.setup().click(button('Nächster Termin: Mo, 30.11., 11:30'));
  expect(onSave).toHaveBeenCalledWith(new Date('2026-11-30T11:30+01:00'));
});
