import { expect, test } from '@jest/globals';
import { monday } from '../../calendar/testing/instants.js';
import { takePlace } from '../../branch-day/branch-day-decisions.js';
import { branchDayDecider } from '../../branch-day/branch-day.js';
import { placeRequest } from '../../branch-day/testing/places.js';
import { facts } from '../testing/shop.js';
import { placeTexts } from './place-texts.js';

const none = { windowMinutes: 15, orders: 0, takeaway: null, delivery: null, dineIn: null } as const;

test.each([
  [null, 'Im Moment haben wir leider schon zu viele Bestellungen. Bitte wählen Sie eine Zeit ab 18:15 Uhr.'],
  [
    '19:20',
    'Für heute, 19:15 Uhr haben wir leider schon zu viele Bestellungen. Bitte wählen Sie eine andere Zeit.',
  ],
])('an order for %s that finds its window full at six past six reads: %s', (time, message) => {
  const now = monday('18:06');
  const due = time && monday(time).toISOString();
  const texts = placeTexts(facts({ now }));
  const request = placeRequest({ at: now.toISOString(), due, capacity: none, texts });
  expect(takePlace(branchDayDecider.initial, request)).toMatchObject({
    code: 'window-full',
    problems: [{ field: 'appointmentDate', message }],
  });
});
