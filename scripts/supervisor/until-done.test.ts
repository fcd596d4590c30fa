import { expect, test } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/embedded/process/wrong-settings';
import { type Waiting, untilDone, untilNothingIsWrong } from './until-done.js';

const said: string[] = [];
const waiting = (more: Partial<Waiting> = {}): Waiting => {
  said.length = 0;
  const say = (line: string): void => void said.push(line);
  return { signal: new AbortController().signal, say, longestPauseMs: 1, sayEveryMs: 0, ...more };
};

test('a server that comes late is waited for, with a line on what is wrong until then', async () => {
  const answers = ['PostgreSQL cannot be reached.', 'It refuses the user.', null];
  await untilNothingIsWrong(() => Promise.resolve(answers.shift()!), waiting());
  expect(said).toEqual([
    'waiting: PostgreSQL cannot be reached. Tried again at once.',
    'waiting: It refuses the user. Tried again at once.',
  ]);
});

test('a setup that fails is done again until it succeeds, and answers what it made', async () => {
  let failures = 3;
  const attempt = () => (failures-- > 0 ? Promise.reject(new Error('setup: no room')) : Promise.resolve(7));
  expect(await untilDone(attempt, waiting())).toBe(7);
  expect(said).toEqual(Array(3).fill('waiting: setup: no room. Tried again at once.'));
});

test('what is wrong is not said with every try', async () => {
  let left = 20;
  await untilNothingIsWrong(
    () => Promise.resolve(left-- > 0 ? 'Not there.' : null),
    waiting({ sayEveryMs: 60_000 }),
  );
  expect(said).toHaveLength(1);
});

test('wrong settings are not tried again', async () => {
  let tries = 0;
  const attempt = () => Promise.reject(new WrongSettings(`try ${++tries}`));
  await expect(untilDone(attempt, waiting())).rejects.toThrow('try 1');
  expect(said).toEqual([]);
});

test('a pause ends when the start is called off', async () => {
  const stop = new AbortController();
  const ask = () => Promise.resolve('Not there.');
  const ended = untilNothingIsWrong(
    ask,
    waiting({ signal: stop.signal, longestPauseMs: 60_000, say: () => stop.abort() }),
  );
  await expect(ended).rejects.toThrow('aborted');
});

test('a try that gets no answer ends when the start is called off', async () => {
  const stop = new AbortController();
  const ask = (): Promise<null> => {
    setImmediate(() => stop.abort());
    return new Promise(() => undefined);
  };
  await expect(untilNothingIsWrong(ask, waiting({ signal: stop.signal }))).rejects.toThrow('aborted');
});
