import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { daySlots, type HoursEntry } from './opening-hours.js';
import { entriesOf, type HoursPlan, planOf, type PlanSlot, slotWarning, weekOf } from './hours-plan.js';
import { anyHours } from './testing/any-hours.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';
import { addDays } from '../calendar/zoned-time.js';

const christmas = '2026-12-24';
const usual = { from: '10:00', to: '22:00' };
const everyDay = weekOf(() => [usual]);

describe('a plan of entries', () => {
  test('contains the resulting hours of each weekday', () => {
    const plan = planOf([
      open('daily', '10:00', '22:00'),
      closed('monday'),
      open('sunday', '23:00', '24:00'),
    ]);
    expect(plan?.week).toMatchObject({
      monday: [],
      tuesday: [usual],
      sunday: [usual, { from: '23:00', to: '24:00' }],
    });
  });

  test.each<[string, HoursEntry[], HoursPlan['exceptions'][number]]>([
    ['closed', [closedOnce(christmas)], { date: christmas, kind: 'closed', slots: [] }],
    [
      'open otherwise',
      [closedOnce(christmas), openOnce(christmas, '10:00', '14:00')],
      { date: christmas, kind: 'instead', slots: [{ from: '10:00', to: '14:00' }] },
    ],
    [
      'open longer',
      [openOnce(christmas, '22:00', '02:00')],
      { date: christmas, kind: 'additional', slots: [{ from: '22:00', to: '02:00' }] },
    ],
  ])('knows a day that is %s', (_, single, exception) => {
    expect(planOf([open('daily', '10:00', '22:00'), ...single])).toEqual({
      week: everyDay,
      exceptions: [exception],
    });
  });

  test('has a separate exception for each single day', () => {
    const plan = planOf([closedOnce(christmas), openOnce('2026-12-31', '22:00', '02:00')]);
    expect(plan?.exceptions).toEqual([
      { date: christmas, kind: 'closed', slots: [] },
      { date: '2026-12-31', kind: 'additional', slots: [{ from: '22:00', to: '02:00' }] },
    ]);
  });

  test('reads missing times as start and end of the day', () => {
    const plan = planOf([open('daily', null, null)]);
    expect(plan?.week.friday).toEqual([{ from: '00:00', to: '24:00' }]);
  });

  test.each<[string, HoursEntry[]]>([
    ['a week after a single day', [closedOnce(christmas), open('daily', '10:00', '22:00')]],
    ['a single day without its date', [open('daily', '10:00', '22:00'), { ...closedOnce(''), date: null }]],
    ['a single day that does not exist', [closedOnce('31.02.2027')]],
  ])('is null for %s', (_, entries) => expect(planOf(entries)).toBeNull());
});

describe('the entries of a plan', () => {
  test('contain the usual hours once, then single weekdays, then single dates', () => {
    const entries = [
      open('daily', '10:00', '22:00'),
      closed('saturday'),
      open('saturday', '12:00', '24:00'),
      closed('sunday'),
      closedOnce(christmas),
    ];
    expect(entriesOf(planOf(entries)!)).toEqual(entries);
  });

  test('name the days where most are closed', () => {
    const entries = [open('friday', '18:00', '02:00'), open('saturday', '18:00', '02:00')];
    expect(entriesOf(planOf(entries)!)).toEqual(entries);
  });

  test.each<[string, HoursPlan['exceptions'][number], HoursEntry[]]>([
    [
      'a day that is open longer stays open',
      { date: christmas, kind: 'additional', slots: [usual] },
      [openOnce(christmas, '10:00', '22:00')],
    ],
    [
      'a closed day has no hours, even if some were typed before',
      { date: christmas, kind: 'closed', slots: [usual] },
      [closedOnce(christmas)],
    ],
  ])('%s', (_, exception, entries) => {
    expect(entriesOf({ week: weekOf(() => []), exceptions: [exception] })).toEqual(entries);
  });

  test.each<[string, HoursPlan['week'], HoursEntry[]]>([
    [
      'four days alike are most',
      weekOf((day) => (['monday', 'tuesday', 'wednesday', 'thursday'].includes(day) ? [usual] : [])),
      [open('daily', '10:00', '22:00'), closed('friday'), closed('saturday'), closed('sunday')],
    ],
    [
      'three days alike are not',
      weekOf((day) => (['monday', 'tuesday', 'wednesday'].includes(day) ? [usual] : [])),
      [
        open('monday', '10:00', '22:00'),
        open('tuesday', '10:00', '22:00'),
        open('wednesday', '10:00', '22:00'),
      ],
    ],
    [
      'another beginning is another day',
      weekOf((day) => [day === 'monday' ? { ...usual, from: '11:00' } : usual]),
      [open('daily', '10:00', '22:00'), closed('monday'), open('monday', '11:00', '22:00')],
    ],
    [
      'another end is another day',
      weekOf((day) => [day === 'monday' ? { ...usual, to: '21:00' } : usual]),
      [open('daily', '10:00', '22:00'), closed('monday'), open('monday', '10:00', '21:00')],
    ],
    [
      'another second stretch is another day',
      weekOf((day) => [usual, { from: day === 'monday' ? '22:30' : '23:00', to: '24:00' }]),
      [
        open('daily', '10:00', '22:00'),
        open('daily', '23:00', '24:00'),
        closed('monday'),
        open('monday', '10:00', '22:00'),
        open('monday', '22:30', '24:00'),
      ],
    ],
  ])('%s', (_, week, entries) => {
    expect(entriesOf({ week, exceptions: [] })).toEqual(entries);
  });

  test('result in the same plan, also while a time is being typed', () => {
    const plan: HoursPlan = {
      week: weekOf((day) => (day === 'monday' ? [usual, { from: '1', to: '' }] : [usual])),
      exceptions: [{ date: christmas, kind: 'instead', slots: [{ from: '', to: '14:00' }] }],
    };
    expect(planOf(entriesOf(plan))).toEqual(plan);
  });

  test('result in the same hours as the entries of which the plan was built', () => {
    const dates = Array.from({ length: 10 }, (_, days) => addDays(christmas, days));
    fc.assert(
      fc.property(anyHours(dates), fc.constantFrom(...dates), (entries, date) => {
        const plan = planOf(entries);
        fc.pre(plan !== null);
        expect(daySlots(entriesOf(plan), date)).toEqual(daySlots(entries, date));
      }),
    );
  });
});

const slot = (text: string): PlanSlot => {
  const [from = '', to = ''] = text.split('–');
  return { from, to };
};

describe('a slot of a day', () => {
  test.each([
    ['17:30–02:00', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 11:00–02:00.'],
    ['12:00–13:00', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 11:00–18:30.'],
    ['11:00–18:30', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 11:00–18:30.'],
    ['08:00–12:00', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 08:00–18:30.'],
    ['22:00–23:00', ['18:00–02:00'], 'Überschneidet sich mit 18:00–02:00. Zusammen: 18:00–02:00.'],
    ['14:30–18:00', ['11:00–14:30'], 'Ohne Pause zu 11:00–14:30. Zusammen: 11:00–18:00.'],
    ['14:31–18:00', ['11:00–14:30'], 'Nur 1 Minute Pause zu 11:00–14:30.'],
    ['08:00–10:50', ['11:00–14:30'], 'Nur 10 Minuten Pause zu 11:00–14:30.'],
    [
      '17:30–22:00',
      ['08:00–10:00', '17:00–18:00'],
      'Überschneidet sich mit 17:00–18:00. Zusammen: 17:00–22:00.',
    ],
  ])('%s beside %j has a warning', (own, others, words) => {
    expect(slotWarning(slot(own), others.map(slot))).toBe(words);
  });

  test.each([
    ['17:30–02:00', ['11:00–14:30']],
    ['14:45–18:00', ['11:00–14:30']],
    ['01:00–02:00', ['18:00–02:00']],
    ['10:00–14:00', []],
  ])('%s beside %j has no warning', (own, others) => {
    expect(slotWarning(slot(own), others.map(slot))).toBeNull();
  });
});
