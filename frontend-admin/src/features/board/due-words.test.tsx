import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { DueWords } from './due-words.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wanted = '2026-11-20T17:00:00.000Z';
const other = '2026-11-20T18:00:00.000Z';

test.each([
  ['for the wanted time', wanted, 'gewünscht'],
  ['for the time that the branch had proposed', other, 'vereinbart'],
])('a card said of each pre-order that its time was wanted: confirmed %s', (_case, appointment, words) => {
  const order = anOrder({ status: 'confirmed', appointmentDate: wanted, appointment });
  const due = { dueAt: Date.parse(appointment), hasOwnTime: true, isChosen: true, kind: 'later' } as const;
  show(<DueWords order={order} {...due} minutesLate={0} lateness="onTime" />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('a card showed the age of a new order as minutes and seconds, which read like hours and minutes', () => {
  const order = anOrder({ placedAt: '2026-11-20T09:58:31.000Z' });
  const due = { dueAt: Date.parse(wanted), hasOwnTime: false, isChosen: false, kind: 'soon' } as const;
  show(<DueWords order={order} {...due} minutesLate={0} lateness="onTime" />);
  expect(screen.getByTitle('Alter der Bestellung').textContent).toBe('1\u00a0min');
});

test.each([
  ['today', '2026-11-20T13:45:00.000Z', '14:45Antwortfrist'],
  ['tomorrow', '2026-11-21T13:45:00.000Z', '14:45morgenAntwortfrist'],
  ['in some days', '2026-11-23T13:45:00.000Z', '14:45Mo., 23.11.Antwortfrist'],
])('a card did not say the day until which its guest may answer: %s', (_case, answerBy, words) => {
  const order = anOrder({ status: 'proposed', answerBy, counterAppointment: other });
  const due = { dueAt: Date.parse(wanted), hasOwnTime: true, isChosen: true, kind: 'later' } as const;
  show(
    <div data-testid="head">
      <DueWords order={order} {...due} minutesLate={0} lateness="onTime" />
    </div>,
  );
  expect(screen.getByTestId('head').textContent).toBe(words);
});
