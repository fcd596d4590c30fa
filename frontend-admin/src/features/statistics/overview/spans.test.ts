import { expect, test } from '@jest/globals';
import { daysOfOverview, spansOf } from './spans.js';

test('a week and a month are compared with the same days before, not with whole ones', () => {
  const { day, week, month } = spansOf('2026-11-25');
  expect(day).toMatchObject({ then: { from: '2026-11-18', to: '2026-11-18' }, when: 'am letzten Mittwoch' });
  expect(week).toEqual({
    now: { from: '2026-11-23', to: '2026-11-25' },
    then: { from: '2026-11-16', to: '2026-11-18' },
    when: 'in der Vorwoche bis Mittwoch',
  });
  expect(month).toEqual({
    now: { from: '2026-11-01', to: '2026-11-25' },
    then: { from: '2026-10-01', to: '2026-10-25' },
    when: 'im Oktober bis 25.',
  });
});

test('the last day of a long month is compared with all of a short one', () => {
  expect(spansOf('2026-03-31').month).toMatchObject({
    then: { from: '2026-02-01', to: '2026-02-28' },
    when: 'im Februar bis 28.',
  });
});

test('in the first days of a year the days before it are asked for too', () => {
  expect(spansOf('2027-01-02').month.then).toEqual({ from: '2026-12-01', to: '2026-12-02' });
  expect(daysOfOverview('2027-01-02')).toEqual({ from: '2026-12-01', to: '2027-01-02' });
});
