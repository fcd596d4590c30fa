import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../http/same-origin.js';

/** Sockets only from our own pages: browsers send cookies with any WebSocket handshake. */
export class SameOriginAdapter extends IoAdapter {
  override createIOServer(port: number, options?: ServerOptions) {
    return super.createIOServer(port, {
      ...options,
      allowRequest: ({ headers }, done) => {
        const isAllowed = headers.origin === undefined || isOwnOrigin(headers.origin, headers.host ?? '');
        done(null, isAllowed);
      },
    } as ServerOptions);
  }
}
