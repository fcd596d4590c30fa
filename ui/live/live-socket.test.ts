import { EventEmitter } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import { createLiveSocket } from './live-socket.js';

class FakeSocket extends EventEmitter {
  connected = false;
  sent: [string, string][] = [];
  connect = jest.fn();
  disconnect = jest.fn(() => {
    this.connected = false;
    return this;
  });

  timeout() {
    return {
      emitWithAck: async (event: string, topic: string) => {
        this.sent.push([event, topic]);
        return topic.startsWith('secret') ? { ok: false, message: 'Nein.' } : { ok: true, position: '5' };
      },
    };
  }

  override emit(event: string, ...rest: unknown[]): boolean {
    if (event === 'unsubscribe' || event === 'watch-session') this.sent.push([event, rest[0] as string]);
    return super.emit(event, ...rest);
  }

  goUp() {
    this.connected = true;
    this.emit('connect');
  }

  goDown(reason = 'transport close') {
    this.connected = false;
    this.emit('disconnect', reason);
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function setup() {
  const fake = new FakeSocket();
  const open = jest.fn(async () => fake as unknown as Socket);
  const live = createLiveSocket(open);
  const listener = { onChanges: jest.fn(), onSubscribed: jest.fn(), onRefused: jest.fn() };
  const stop = live.subscribe('board:a', listener);
  await turn();
  return { fake, open, live, listener, stop };
}

test('subscribes once connected, and again after every reconnect', async () => {
  const { fake, live, listener } = await setup();
  expect(live.state()).toBe('connecting');
  fake.goUp();
  await turn();
  fake.goDown();
  expect(live.state()).toBe('disconnected');
  fake.goUp();
  await turn();
  expect(fake.sent).toEqual([
    ['subscribe', 'board:a'],
    ['subscribe', 'board:a'],
  ]);
  expect(listener.onSubscribed.mock.calls).toEqual([['5'], ['5']]);
  expect(live.state()).toBe('connected');
});

test('one connection serves many topics; changes reach only their listeners', async () => {
  const { fake, live, open, listener } = await setup();
  fake.goUp();
  const other = { onChanges: jest.fn() };
  live.subscribe('board:b', other);
  await turn();
  fake.emit('changes', { topic: 'board:b', projection: 'board', position: '6', rows: [] });
  expect(open).toHaveBeenCalledTimes(1);
  expect(other.onChanges).toHaveBeenCalledTimes(1);
  expect(listener.onChanges).not.toHaveBeenCalled();
});

test('a refusal reaches the listener', async () => {
  const { fake, live } = await setup();
  fake.goUp();
  const onRefused = jest.fn();
  live.subscribe('secret', { onChanges: jest.fn(), onRefused });
  await turn();
  expect(onRefused).toHaveBeenCalledWith('Nein.');
});

test('leaving a topic unsubscribes, and leaving the last one closes the connection', async () => {
  const { fake, live, stop } = await setup();
  fake.goUp();
  const stopOther = live.subscribe('board:b', { onChanges: jest.fn() });
  await turn();
  stop();
  expect(fake.sent.at(-1)).toEqual(['unsubscribe', 'board:a']);
  stopOther();
  expect(fake.disconnect).toHaveBeenCalled();
  expect(live.state()).toBe('idle');
});

test('reconnects after the server has closed the connection', async () => {
  const { fake } = await setup();
  fake.goUp();
  fake.goDown('io server disconnect');
  expect(fake.connect).toHaveBeenCalled();
});

test('a watched session is named to the server at once and after every reconnect, and its end is reported', async () => {
  const { fake, live } = await setup();
  fake.goUp();
  const onEnded = jest.fn();
  live.watchSession('u-1', onEnded);
  fake.goDown();
  fake.goUp();
  expect(fake.sent.filter(([event]) => event === 'watch-session')).toEqual([
    ['watch-session', 'u-1'],
    ['watch-session', 'u-1'],
  ]);
  expect(onEnded).not.toHaveBeenCalled();
  fake.emit('session-ended');
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('the connection is kept while only a session is watched', async () => {
  const { fake, live, stop } = await setup();
  fake.goUp();
  const onEnded = jest.fn();
  const stopWatching = live.watchSession('u-1', onEnded);
  stop();
  expect(fake.disconnect).not.toHaveBeenCalled();
  stopWatching();
  expect(fake.disconnect).toHaveBeenCalled();
});

test('who signs in again on the same page follows as such, not as the visitor that the connection had become', async () => {
  const { fake, live } = await setup();
  fake.goUp();
  const stopWatching = live.watchSession('u-1', jest.fn());
  fake.emit('session-ended');
  fake.goDown('io server disconnect');
  stopWatching();
  fake.goUp();
  expect(fake.disconnect).not.toHaveBeenCalled();
  live.watchSession('u-1', jest.fn());
  expect([fake.disconnect.mock.calls.length, fake.connect.mock.calls.length]).toEqual([1, 2]);
  fake.goUp();
  expect(fake.sent.at(-1)).toEqual(['watch-session', 'u-1']);
  live.watchSession('u-1', jest.fn());
  expect(fake.disconnect).toHaveBeenCalledTimes(1);
});
