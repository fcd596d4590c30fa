import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../platform/http/same-origin.js';
import { networkOf } from '../platform/http/throttle.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { SocketLimit } from './socket-limit.js';

/** A socket that has joined no namespace by then is closed. */
const JOINED_WITHIN_MS = 10_000;

/**
 * Sockets only from our own pages, because browsers send cookies with any WebSocket handshake; only so many from one
 * address; and only for what there is to follow.
 */
export class SameOriginAdapter extends IoAdapter {
  private readonly settings: Settings;
  private readonly limit = new SocketLimit();

  constructor(app: INestApplicationContext) {
    super(app);
    this.settings = app.get<Settings>(SETTINGS);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      connectTimeout: JOINED_WITHIN_MS,
      allowRequest: (request, done) => done(null, this.isAllowed(request)),
    } as ServerOptions) as Server;
    server.engine.on('connection', (socket: EngineSocket) => {
      socket.once('close', this.limit.hold(this.addressOf(socket.request)));
    });
    server.of('/').use((_socket, next) => next(new Error('There is nothing to follow here.')));
    return server;
  }

  private isAllowed(request: IncomingMessage): boolean {
    const { origin, host = '' } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host)) return false;
    return !this.settings.isThrottled || this.limit.hasRoom(this.addressOf(request));
  }

  private addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.settings.trustProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')[0]!
          .trim()
      : '';
    return networkOf(forwarded || (socket.remoteAddress ?? ''));
  }
}

interface EngineSocket {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}
