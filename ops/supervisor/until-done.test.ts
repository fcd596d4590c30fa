import { expect, test } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { type Waiting, untilDone, untilNothingIsWrong } from './until-done.js';

const lines: string[] = [];
const waiting = (more: Partial<Waiting> = {}): Waiting => {
  lines.length = 0;
  const print = (line: string): void => void lines.push(line);
  return { signal: new AbortController().signal, print, longestPauseMs: 1, printEveryMs: 0, ...more };
};

test('waits for a server, and prints the failure reason of each try', async () => {
  const answers = ['PostgreSQL cannot be reached.', 'It refuses the user.', null];
  await untilNothingIsWrong(() => Promise.resolve(answers.shift()!), waiting());
  expect(lines).toEqual([
    'waiting: PostgreSQL cannot be reached. Tried again at once.',
    'waiting: It refuses the user. Tried again at once.',
  ]);
});

test('retries a failing setup until it succeeds, and returns its result', async () => {
  let failures = 3;
  const attempt = () => (failures-- > 0 ? Promise.reject(new Error('setup: no room')) : Promise.resolve(7));
  expect(await untilDone(attempt, waiting())).toBe(7);
  expect(lines).toEqual(Array(3).fill('waiting: setup: no room. Tried again at once.'));
});

test('does not print the same reason at every try', async () => {
  let left = 20;
  await untilNothingIsWrong(
    () => Promise.resolve(left-- > 0 ? 'Not there.' : null),
    waiting({ printEveryMs: 60_000 }),
  );
  expect(lines).toHaveLength(1);
});

test('does not retry wrong settings', async () => {
  let tries = 0;
  const attempt = () => Promise.reject(new WrongSettings(`try ${++tries}`));
  await expect(untilDone(attempt, waiting())).rejects.toThrow('try 1');
  expect(lines).toEqual([]);
});

test('ends a pause when the start is aborted', async () => {
  const stop = new AbortController();
  const ask = () => Promise.resolve('Not there.');
  const ended = untilNothingIsWrong(
    ask,
    waiting({ signal: stop.signal, longestPauseMs: 60_000, print: () => stop.abort() }),
  );
  await expect(ended).rejects.toThrow('aborted');
});

test('ends a try without an answer when the start is aborted', async () => {
  const stop = new AbortController();
  const ask = (): Promise<null> => {
    setImmediate(() => stop.abort());
    return new Promise(() => undefined);
  };
  await expect(untilNothingIsWrong(ask, waiting({ signal: stop.signal }))).rejects.toThrow('aborted');
});
