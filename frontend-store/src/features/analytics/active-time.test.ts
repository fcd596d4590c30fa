import { expect, test } from '@jest/globals';
import { ActiveTime } from './active-time.js';

/** An active time on a clock that the test sets, in seconds. */
function timed() {
  let now = 0;
  const time = new ActiveTime(() => now * 1_000);
  return { time, at: (second: number) => void (now = second) };
}

test('somebody who reads a page is active as long as it is seen', () => {
  const { time, at } = timed();
  at(12);
  expect(time.take()).toBe(12);
  at(13);
  expect(time.take()).toBe(1);
});

test('what is asked before a second is over counts later', () => {
  const { time, at } = timed();
  at(0.6);
  expect(time.take()).toBe(0);
  at(1.2);
  expect(time.take()).toBe(1);
});

test('a page that nobody touches for long counts half a minute', () => {
  const { time, at } = timed();
  at(10);
  time.sign();
  at(400);
  time.sign();
  at(405);
  expect(time.take()).toBe(45);
});

test('a page behind another window does not count', () => {
  const { time, at } = timed();
  at(5);
  time.hidden();
  at(20);
  time.sign();
  expect(time.take()).toBe(5);
  at(25);
  time.seen();
  at(27);
  time.hidden();
  expect(time.take()).toBe(2);
});
