import { describe, expect, it } from '@jest/globals';
import { progressLine } from './progress-line.js';

const line = (position: string, head: string) =>
  progressLine({ name: 'order_board', position, head, events: 300, seconds: 2 });

describe('progressLine', () => {
  it.each([
    ['-1', '-1', 100],
    ['-1', '999', 0],
    ['499', '999', 50],
    ['999', '999', 100],
    ['1200', '999', 100],
  ])('at position %s of %s shows %i %%', (position, head, percent) => {
    expect(line(position, head)).toBe(
      `order_board  ${String(percent).padStart(3)} %  300 events  150 events/s`,
    );
  });
});
