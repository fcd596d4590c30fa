import { describe, expect, it } from '@jest/globals';
import { generateShifts } from './shift-scenario.js';

const instants = ['2026-11-21T11:00:00Z', '2026-07-05T02:30:00Z', '2026-12-24T18:00:00Z'].map(
  (at) => new Date(at),
);
const generated = (now: Date) => generateShifts(now, 'Europe/Vienna', (identifier) => identifier);

describe.each(instants)('shifts generated at %s', (now) => {
  it('have their actions in order and none in the future', () => {
    for (const { shifts } of generated(now)) {
      const times = shifts.flatMap(({ actions, correction }) => [
        ...actions.map(({ at }) => at.getTime()),
        ...(correction ? [correction.at.getTime()] : []),
      ]);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('have someone at work and someone in a pause in every branch', () => {
    const last = generated(now).map(({ shifts }) => shifts.at(-1)!);
    for (const identifier of ['wien', 'linz', 'graz']) {
      const there = last
        .filter(({ branch }) => branch === identifier)
        .map(({ actions }) => actions.at(-1)!.action);
      expect(there).toEqual(expect.arrayContaining(['start', 'pause']));
    }
  });

  it('include three corrected ends', () => {
    const corrected = generated(now).flatMap(({ shifts }) => shifts.filter(({ correction }) => correction));
    expect(corrected).toHaveLength(3);
  });
});
