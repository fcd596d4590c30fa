import { beforeEach, expect, test } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { withWaitingRoom } from './with-waiting-room.js';

let diary: string[];
beforeEach(() => {
  diary = [];
});

const room = (opening: () => Promise<unknown> = () => Promise.resolve()) => ({
  open: () => {
    diary.push('open');
    return opening();
  },
  close: () => Promise.resolve(void diary.push('closed')),
});

test('work that is done at once opens no waiting room', async () => {
  expect(await withWaitingRoom(Promise.resolve(7), room(), 60_000)).toBe(7);
  expect(diary).toEqual(['closed']);
});

test('work that takes long opens one, which is closed before the result is returned', async () => {
  let finish: (result: number) => void = () => undefined;
  const work = new Promise<number>((resolve) => (finish = resolve));
  const opening = () => Promise.resolve(finish(7));
  expect(await withWaitingRoom(work, room(opening), 0)).toBe(7);
  expect(diary).toEqual(['open', 'closed']);
});

test('work that fails closes it too', async () => {
  await expect(withWaitingRoom(Promise.reject(new Error('no')), room(), 60_000)).rejects.toThrow('no');
  expect(diary).toEqual(['closed']);
});

test('wrong settings of the waiting room end the wait', async () => {
  const opening = () => Promise.reject(new WrongSettings('LOG_LEVEL'));
  await expect(withWaitingRoom(new Promise(() => undefined), room(opening), 0)).rejects.toThrow('LOG_LEVEL');
});

test('a waiting room that fails for another reason does not stop the work', async () => {
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  const opening = () => {
    setImmediate(finish);
    return Promise.reject(new Error('stopped while starting'));
  };
  await withWaitingRoom(work, room(opening), 0);
  expect(diary).toEqual(['open', 'closed']);
});
