import { EventEmitter } from 'node:events';

/** A socket that never connects, so data is read over HTTP only. */
export const io = () =>
  Object.assign(new EventEmitter(), {
    connected: false,
    connect: () => undefined,
    disconnect: () => undefined,
  });
