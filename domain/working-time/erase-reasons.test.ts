import { expect, test } from '@jest/globals';
import { fold } from '../kernel/decider.js';
import { eraseReasons, reasonsDecider } from './correction-decisions.js';
import type { WorkingTimeEvent } from './working-time-events.js';

const explained = 'aaaaaaaa-0000-4000-8000-000000000001';
const voided: WorkingTimeEvent = { type: 'ActivityVoided', data: { activity: explained, reason: 'Krank' } };
const another: WorkingTimeEvent = {
  type: 'ActivityVoided',
  data: { activity: 'aaaaaaaa-0000-4000-8000-000000000002', reason: 'Doppelt' },
};
const erased: WorkingTimeEvent = { type: 'ActivityReasonsErased', data: { activity: explained } };

test('reasons are erased of every activity that has some, once', () => {
  expect(eraseReasons(fold(reasonsDecider, [voided, voided]))).toEqual([erased]);
  expect(eraseReasons(fold(reasonsDecider, [voided, erased]))).toEqual([]);
  expect(eraseReasons(fold(reasonsDecider, []))).toEqual([]);
  expect(eraseReasons(fold(reasonsDecider, [voided, another, erased]))).toEqual([
    { type: 'ActivityReasonsErased', data: { activity: another.data.activity } },
  ]);
});
