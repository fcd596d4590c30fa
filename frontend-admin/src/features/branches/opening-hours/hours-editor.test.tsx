import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { category } from '@bestellwerk/domain/records/definitions/category';
import type { z } from 'zod';
import type { HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';
import type { OpeningHoursEntry } from '@bestellwerk/domain/records/definitions/opening-hours.schema';
import { showEditor } from '../../../testing/show-editor.js';
import HoursEditor from './hours-editor.js';

/** Only the date is not the machine's. */
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
const others = ['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const;
const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
const saturday = new Date('2026-11-21T11:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: saturday, doNotFake: [...timers, ...others, ...frames] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const daily: OpeningHoursEntry = { type: 'daily', date: null, isClosed: false, from: '10:00', to: '22:00' };
const closed = { isClosed: true, from: null, to: null };
const open = (value: OpeningHoursEntry[] | null, field: z.ZodType = branch.fields.openingHours) =>
  showEditor<readonly HoursEntry[] | null>(HoursEditor, field, 'openingHours', value);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the week', () => {
  test('shows each day with its hours', () => {
    open([daily, { ...daily, type: 'monday', ...closed }]);
    const [monday, tuesday] = within(screen.getByRole('list', { name: 'Woche' })).getAllByRole('listitem');
    expect(within(monday!).getByText('Geschlossen')).toBeTruthy();
    expect(within(tuesday!).getByRole<HTMLInputElement>('textbox', { name: 'Dienstag von' }).value).toBe(
      '10:00',
    );
  });

  test('changes only the edited day and accepts abbreviated times', async () => {
    const { last } = open([daily, { ...daily, type: 'monday', ...closed }]);
    await userEvent.clear(field('Sonntag bis'));
    await userEvent.type(field('Sonntag bis'), '24');
    await userEvent.tab();
    expect(last()).toEqual([
      daily,
      { ...daily, type: 'monday', ...closed },
      { ...daily, type: 'sunday', ...closed },
      { ...daily, type: 'sunday', to: '24:00' },
    ]);
  });

  test('rejects an unreadable time and marks an end on the next day', async () => {
    open([daily]);
    await userEvent.type(field('Montag bis'), '{Control>}a{/Control}spät');
    await userEvent.click(field('Dienstag bis'));
    expect(screen.getByRole('alert').textContent).toMatch(/Uhrzeit/);
    await userEvent.type(field('Dienstag bis'), '{Control>}a{/Control}2');
    await userEvent.tab();
    expect(screen.getByText('bis zum nächsten Tag')).toBeTruthy();
  });

  test('warns about overlapping times of a day and keeps both', async () => {
    const { last } = open([
      { ...daily, type: 'tuesday', from: '11:00', to: '14:30' },
      { ...daily, type: 'tuesday', from: '17:30', to: '22:00' },
    ]);
    expect(screen.queryByText(/Überschneidet/)).toBeNull();
    const [end] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Dienstag bis' });
    await userEvent.clear(end!);
    expect(screen.queryByText(/Überschneidet/)).toBeNull();
    await userEvent.type(end!, '18:30');
    expect(screen.getByText('Überschneidet sich mit 11:00–18:30. Zusammen: 11:00–22:00.')).toBeTruthy();
    expect(last()!.map(({ from, to }) => [from, to])).toEqual([
      ['11:00', '18:30'],
      ['17:30', '22:00'],
    ]);
  });

  test('copies the hours of a day to all days', async () => {
    const { last } = open([{ ...daily, type: 'monday' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Montag auf andere Tage übertragen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Täglich' }));
    expect(last()).toEqual([daily]);
  });
});

describe('exceptions', () => {
  test('are added as closed, can get other hours and appear in the preview', async () => {
    const { last } = open([daily]);
    await userEvent.type(screen.getByLabelText('Tag mit anderen Zeiten'), '24.11.2026');
    await userEvent.click(screen.getByRole('button', { name: 'Ausnahme hinzufügen' }));
    const christmas = { ...daily, type: 'once' as const, date: '2026-11-24' };
    expect(last()).toEqual([daily, { ...christmas, ...closed }]);
    const coming = screen.getByRole('table', { name: /nächsten 14 Tage/ });
    const row = within(coming).getByRole('row', { name: /Dienstag 24\.11\./ });
    expect(row.textContent).toContain('Geschlossen');
    await userEvent.selectOptions(screen.getByLabelText('Was am 24.11.2026 gilt'), 'Andere Zeiten');
    expect(last()).toEqual([
      daily,
      { ...christmas, ...closed },
      { ...christmas, from: '10:00', to: '14:00' },
    ]);
    expect(row.textContent).toContain('10:00–14:00');
  });
});

describe('an exception in the past', () => {
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ausnahme hinzufügen' });

  test.each([
    ['20.11.2026', true],
    ['21.11.2026', false],
  ])('cannot be added: %s', async (date, isRefused) => {
    open([daily]);
    await userEvent.type(screen.getByLabelText('Tag mit anderen Zeiten'), date);
    expect(add().disabled).toBe(isRefused);
    expect(screen.queryByText(/schon vorbei/) !== null).toBe(isRefused);
  });

  test('is kept if it is already stored', async () => {
    const past = { ...daily, type: 'once' as const, date: '2025-12-24', ...closed };
    const { last } = open([daily, past]);
    expect(screen.getByText(/24\.12\.2025 \(vorbei\)/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Tag mit anderen Zeiten'), '24.12.2026');
    await userEvent.click(add());
    expect(last()).toEqual([daily, past, { ...past, date: '2026-12-24' }]);
  });
});

describe('entries whose order does not fit a week', () => {
  const odd = [{ ...daily, type: 'once' as const, date: '2026-11-24', ...closed }, daily];

  test('are edited as a list until their order fits a week', async () => {
    const { last } = open(odd);
    expect(screen.queryByRole('list', { name: 'Woche' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Eintrag 1 nach unten' }));
    expect(last()).toEqual(odd.toReversed());
    await userEvent.click(screen.getByRole('button', { name: 'Als Woche zeigen' }));
    expect(screen.getByRole('list', { name: 'Woche' })).toBeTruthy();
  });
});

test.each([
  ['a schedule', 'always applies', category.fields.schedule, 'Ohne Zeiten gilt es immer.', 7],
  ['opening hours', 'are never', branch.fields.openingHours, /nächsten 14 Tage/, 7 + 14],
])('%s without times %s', async (_, __, schema, text, closedDays) => {
  open([], schema);
  await userEvent.click(screen.getByRole('button', { name: 'Zeiten eintragen' }));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('Geschlossen')).toHaveLength(closedDays);
});
