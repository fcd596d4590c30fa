import { EventEmitter } from 'node:events';

/** A socket that never connects: what is shown is read over HTTP. */
export const io = () =>
  Object.assign(new EventEmitter(), {
    connected: false,
    connect: () => undefined,
    disconnect: () => undefined,
  });
