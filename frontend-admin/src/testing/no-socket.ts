import { EventEmitter } from 'node:events';

type Socket = EventEmitter & { connected: boolean; connect(): void; disconnect(): void };

/** All that were opened, the newest last. */
export const sockets: Socket[] = [];

/** A socket that never connects by itself, so data is read over HTTP only. */
export function io(): Socket {
  const socket = Object.assign(new EventEmitter(), {
    connected: false,
    connect: () => undefined,
    disconnect: () => undefined,
  });
  sockets.push(socket);
  return socket;
}
