import { describe, expect, test } from '@jest/globals';
import { todayMinutes } from '@bestellwerk/domain/views/today-minutes';
import { anActivity } from '../../testing/an-activity.js';
import { pressed } from './pressed.js';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const working = anActivity({ startedAt: at('08:00').toISOString() });

/** One hour of work this morning, and one that goes on; the server answered at 09:00. */
const clockAtNine = () => ({
  today: { date: '2026-11-20', workedMinutes: 120, plannedMinutes: 480, balanceMinutes: -360 },
  activity: working as typeof working | null,
  monthBalanceMinutes: 30,
  now: at('09:00').toISOString(),
});

describe('the minutes of today', () => {
  test('continue from the sum of the server', () => {
    expect(todayMinutes(clockAtNine(), at('09:30'))).toBe(150);
  });

  test('do not grow without a running shift', () => {
    expect(todayMinutes({ ...clockAtNine(), activity: null }, at('12:00'))).toBe(120);
  });

  test('exclude a shift that began yesterday', () => {
    const activity = anActivity({ businessDate: '2026-11-19' });
    expect(todayMinutes({ ...clockAtNine(), activity }, at('12:00'))).toBe(120);
  });

  test('stay the same when the shift ends', () => {
    const clock = clockAtNine();
    pressed(clock, anActivity({ status: 'ended', endedAt: at('09:30').toISOString() }), at('09:30'));
    expect(clock.activity).toBeNull();
    expect(todayMinutes(clock, at('12:00'))).toBe(150);
    expect(clock).toMatchObject({ today: { balanceMinutes: -330 }, monthBalanceMinutes: 60 });
  });
});
