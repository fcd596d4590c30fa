import { describe, expect, it } from '@jest/globals';
import {
  at,
  corrected,
  ended,
  forgotten,
  ids,
  paused,
  record,
  resumed,
  started,
  voided,
} from '@bestellwerk/domain/working-time/testing/activities';
import {
  workingTimeStream,
  type WorkingTimeEvent,
} from '@bestellwerk/domain/working-time/working-time-events';
import { rowsAfter } from '../../testing/rows-after.js';
import { workingActivity } from './project.js';

const user = '66666666-6666-4666-8666-666666666666';
const activitiesAfter = (...events: WorkingTimeEvent[]) =>
  rowsAfter(workingActivity, workingTimeStream(user), events);
const counted = (...events: WorkingTimeEvent[]) =>
  activitiesAfter(...events).map((row) => workingActivity.rollups?.[0]?.contribution(row));

const day = [started('08:00'), paused('12:00'), resumed('12:30'), ended('16:00')];
const place = { branch: ids.vienna, date: '2026-11-20' };
const sum = { user, branch: ids.vienna, date: '2026-11-20', activities: 1 };

describe('an activity', () => {
  it('is open with the minutes up to the last press', () => {
    const [row] = activitiesAfter(started('08:00'), paused('12:00'));
    expect(row).toMatchObject({
      ...{ id: ids.first, user, branch: ids.vienna, businessDate: '2026-11-20' },
      ...{ status: 'paused', isOpen: true, startedAt: at('08:00'), endedAt: null, workedMinutes: 240 },
      document: { pauses: [{ from: at('12:00'), to: null }], pauseMinutes: 0, isForgotten: false },
    });
    expect(workingActivity.topics?.(row!)).toEqual([`presence:${ids.vienna}`, `working-time:${user}`]);
  });

  it('is over with its pauses closed', () => {
    expect(activitiesAfter(...day)).toMatchObject([
      {
        ...{ status: 'ended', isOpen: false, endedAt: at('16:00'), workedMinutes: 450 },
        document: { pauseMinutes: 30, isEnteredByStaff: false, changes: [], revision: '3' },
      },
    ]);
    expect(activitiesAfter(started('08:00'), paused('12:00'), ended('13:00'))).toMatchObject([
      { workedMinutes: 240, document: { pauseMinutes: 60, pauses: [{ to: at('13:00') }] } },
    ]);
  });

  it('that was forgotten stays marked until it is corrected', () => {
    const events = [started('08:00'), forgotten('22:00'), ended('23:00')];
    expect(activitiesAfter(...events)).toMatchObject([{ status: 'ended', document: { isForgotten: true } }]);
    const right = corrected(record('08:00', '23:00'), record('08:00', '16:00'));
    expect(activitiesAfter(...events, right)).toMatchObject([
      {
        ...{ status: 'ended', workedMinutes: 480 },
        document: { isForgotten: false, changes: [{ type: 'corrected', reason: 'Vergessen' }] },
      },
    ]);
  });

  it('that was ended in time was not forgotten, even if it was marked before its end was known', () => {
    const backdated = [started('08:00'), forgotten('22:00'), ended('16:00')];
    expect(activitiesAfter(...backdated)).toMatchObject([
      { status: 'ended', document: { isForgotten: false } },
    ]);
  });

  it('contains who entered it and why it was voided', () => {
    expect(activitiesAfter(corrected(null, record('08:00', '12:00')), voided())).toMatchObject([
      {
        status: 'voided',
        document: {
          isEnteredByStaff: true,
          changes: [
            { type: 'entered', by: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' },
            { type: 'voided', reason: 'Doppelt' },
          ],
        },
      },
    ]);
  });

  it('rejects an end without a start', () => {
    expect(() => activitiesAfter(ended('16:00'))).toThrow('unknown activity');
  });
});

describe('the hours of a branch', () => {
  const hoursOf = (...events: WorkingTimeEvent[]) =>
    activitiesAfter(...events).map((row) => workingActivity.rollups[1].contribution(row));

  it('have the time of ended activities, with pauses, in the hour in which it was', () => {
    expect(hoursOf(started('08:00'), paused('12:00'))).toEqual([[]]);
    const [hours] = hoursOf(started('08:30'), paused('09:00'), resumed('09:30'), ended('10:15'));
    expect(hours).toEqual([
      { ...place, hour: at('08:00'), milliseconds: 30 * 60_000 },
      { ...place, hour: at('09:00'), milliseconds: 60 * 60_000 },
      { ...place, hour: at('10:00'), milliseconds: 15 * 60_000 },
    ]);
    expect(hoursOf(...day, voided())).toEqual([[]]);
  });
});

describe('a working day', () => {
  it('counts ended activities as corrected, without voided ones', () => {
    expect(counted(started('08:00'), paused('12:00'))).toEqual([null]);
    expect(counted(...day)).toEqual([{ ...sum, workedMinutes: 450, pauseMinutes: 30 }]);
    const shorter = corrected(record('08:00', '16:00'), record('08:00', '10:00'));
    expect(counted(...day, shorter)).toEqual([{ ...sum, workedMinutes: 120, pauseMinutes: 0 }]);
    expect(counted(...day, voided())).toEqual([null]);
  });
});
