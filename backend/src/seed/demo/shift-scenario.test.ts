import { describe, expect, it } from '@jest/globals';
import { generateShifts } from './shift-scenario.js';

const instants = ['2026-11-21T11:00:00Z', '2026-07-05T02:30:00Z', '2026-12-24T18:00:00Z'].map(
  (at) => new Date(at),
);
const lives = (now: Date) => generateShifts(now, 'Europe/Vienna', (identifier) => identifier);

describe.each(instants)('working life told at %s', (now) => {
  it('goes on in order and says nothing of the future', () => {
    for (const { shifts } of lives(now)) {
      const told = shifts.flatMap(({ presses, correction }) => [
        ...presses.map(({ at }) => at.getTime()),
        ...(correction ? [correction.at.getTime()] : []),
      ]);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(Math.max(...told)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has somebody at work and somebody in a pause in every branch', () => {
    const last = lives(now).map(({ shifts }) => shifts.at(-1)!);
    for (const identifier of ['wien', 'linz', 'graz']) {
      const there = last
        .filter(({ branch }) => branch === identifier)
        .map(({ presses }) => presses.at(-1)!.button);
      expect(there).toEqual(expect.arrayContaining(['start', 'pause']));
    }
  });

  it('has an end that was forgotten and corrected', () => {
    const corrected = lives(now).flatMap(({ shifts }) => shifts.filter(({ correction }) => correction));
    expect(corrected).toHaveLength(3);
  });
});
