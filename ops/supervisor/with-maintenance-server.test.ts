import { beforeEach, expect, test } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { withMaintenanceServer } from './with-maintenance-server.js';

let diary: string[];
beforeEach(() => {
  diary = [];
});

const server = (opening: () => Promise<unknown> = () => Promise.resolve()) => ({
  open: () => {
    diary.push('open');
    return opening();
  },
  close: () => Promise.resolve(void diary.push('closed')),
});

test('work that is done at once opens no maintenance server', async () => {
  expect(await withMaintenanceServer(Promise.resolve(7), server(), 60_000)).toBe(7);
  expect(diary).toEqual(['closed']);
});

test('work that takes long opens one, which is closed before the result is returned', async () => {
  let finish: (result: number) => void = () => undefined;
  const work = new Promise<number>((resolve) => (finish = resolve));
  const opening = () => Promise.resolve(finish(7));
  expect(await withMaintenanceServer(work, server(opening), 0)).toBe(7);
  expect(diary).toEqual(['open', 'closed']);
});

test('work that fails closes it too', async () => {
  await expect(withMaintenanceServer(Promise.reject(new Error('no')), server(), 60_000)).rejects.toThrow(
    'no',
  );
  expect(diary).toEqual(['closed']);
});

test('wrong settings of the maintenance server end the wait', async () => {
  const opening = () => Promise.reject(new WrongSettings('LOG_LEVEL'));
  await expect(withMaintenanceServer(new Promise(() => undefined), server(opening), 0)).rejects.toThrow(
    'LOG_LEVEL',
  );
});

test('a maintenance server that fails for another reason does not stop the work', async () => {
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  const opening = () => {
    setImmediate(finish);
    return Promise.reject(new Error('stopped while starting'));
  };
  await withMaintenanceServer(work, server(opening), 0);
  expect(diary).toEqual(['open', 'closed']);
});
