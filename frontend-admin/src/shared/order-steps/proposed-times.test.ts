import { expect, test } from '@jest/globals';
import { quickTimes } from './proposed-times.js';

const now = new Date('2026-11-20T17:02:30Z');
const times = (appointmentDate: string | null) =>
  quickTimes({ appointmentDate }, now).map(({ minutes, at }) => `+${minutes} ${at.slice(11, 16)}`);

test.each([
  ['a requested time', '2026-11-20T18:00:00.000Z', ['+15 18:15', '+30 18:30', '+45 18:45', '+60 19:00']],
  ['now, on the grid of 5 minutes', null, ['+15 17:20', '+30 17:35', '+45 17:50', '+60 18:05']],
  ['now if the requested time has passed', '2026-11-20T16:00:00.000Z', ['+15 17:20', '+30 17:35', '+45 17:50', '+60 18:05']], // prettier-ignore
])('the quick choices for another time follow %s', (_case, requested, expected) => {
  expect(times(requested)).toEqual(expected);
});
