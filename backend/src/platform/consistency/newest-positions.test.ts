import { expect, test } from '@jest/globals';
import { NewestPositions } from './newest-positions.js';

function setUp() {
  let ms = 0;
  const positions = new NewestPositions(() => ms);
  return { positions, pass: (more: number) => (ms += more) };
}

test('counts the position at the start as overdue at once', () => {
  const { positions } = setUp();
  expect(positions.overdue).toBe(-1n);
  positions.noteStart(900n);
  expect(positions.overdue).toBe(900n);
});

test('counts a new position as overdue after four seconds, but not within two', () => {
  const { positions, pass } = setUp();
  positions.noteStart(900n);
  pass(1_500);
  positions.note(950n);
  pass(1_900);
  expect(positions.overdue).toBe(900n);
  pass(2_100);
  expect(positions.overdue).toBe(950n);
});

test('drops the positions of the previous log', () => {
  const { positions, pass } = setUp();
  positions.noteStart(900n);
  positions.forget();
  expect(positions.overdue).toBe(-1n);
  positions.noteStart(3n);
  pass(60_000);
  expect(positions.overdue).toBe(3n);
});

test('counts a position as overdue after a pause without queries', () => {
  const { positions, pass } = setUp();
  positions.note(5n);
  pass(60_000);
  expect(positions.overdue).toBe(5n);
});

test('keeps up while the log is written without a pause', () => {
  const { positions, pass } = setUp();
  for (let second = 1; second <= 20; second++) {
    positions.note(BigInt(second));
    pass(1_000);
    expect(Number(positions.overdue)).toBeLessThanOrEqual(second - 1);
    expect(Number(positions.overdue)).toBeGreaterThanOrEqual(second - 4);
  }
});
