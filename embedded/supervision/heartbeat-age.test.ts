import { describe, expect, it } from '@jest/globals';
import { HeartbeatAge } from './heartbeat-age.js';

describe('the time since the last heartbeat', () => {
  it('grows from one tick to the next until there is a sign of life', () => {
    const age = new HeartbeatAge(1500);
    expect([0, 1000, 2000].map((now) => age.tick(now))).toEqual([0, 1000, 2000]);
    age.beat();
    expect(age.tick(3000)).toBe(1000);
  });

  it('of a machine that slept for a night is no longer than one tick', () => {
    const age = new HeartbeatAge(1500);
    age.tick(0);
    expect(age.tick(8 * 3_600_000)).toBe(1500);
  });

  it('is not shortened by a clock that jumps back', () => {
    const age = new HeartbeatAge(1500);
    for (const now of [0, 1000]) age.tick(now);
    expect(age.tick(-90_000)).toBe(1000);
    expect(age.tick(-89_000)).toBe(2000);
  });
});
