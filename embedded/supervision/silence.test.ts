import { describe, expect, it } from '@jest/globals';
import { Silence } from './silence.js';

describe('the silence of a part', () => {
  it('grows from one tick to the next until there is a sign of life', () => {
    const silence = new Silence(1500);
    expect([0, 1000, 2000].map((now) => silence.tick(now))).toEqual([0, 1000, 2000]);
    silence.sign();
    expect(silence.tick(3000)).toBe(1000);
  });

  it('of a machine that slept for a night is no longer than one tick', () => {
    const silence = new Silence(1500);
    silence.tick(0);
    expect(silence.tick(8 * 3_600_000)).toBe(1500);
  });

  it('is not shortened by a clock that jumps back', () => {
    const silence = new Silence(1500);
    for (const now of [0, 1000]) silence.tick(now);
    expect(silence.tick(-90_000)).toBe(1000);
    expect(silence.tick(-89_000)).toBe(2000);
  });
});
