import type { LiveChanges, SubscriptionAnswer } from '@bestellwerk/domain/contracts/live.schema';
import { io, type Socket } from 'socket.io-client';

export interface Listener {
  readonly socket: Socket;
  readonly received: LiveChanges[];
  subscribe(topic: string): Promise<SubscriptionAnswer>;
  /** Of all rows received, oldest first. */
  statuses(): string[];
}

interface Approach {
  readonly from?: object;
  readonly transport?: 'websocket' | 'polling';
}

/** Sockets of a test, until they are hung up. */
export class Listeners {
  private readonly sockets: Socket[] = [];

  /** As a page of ours does, unless it comes from nowhere. */
  listen(
    url: string,
    headers: Record<string, string> = {},
    { from = { origin: url }, transport = 'websocket' }: Approach = {},
  ): Listener {
    const extraHeaders = { ...from, ...headers };
    const socket = io(`${url}/live`, { transports: [transport], forceNew: true, extraHeaders });
    const received: LiveChanges[] = [];
    socket.on('changes', (changes: LiveChanges) => received.push(changes));
    this.sockets.push(socket);
    return {
      socket,
      received,
      subscribe: (topic) => socket.emitWithAck('subscribe', topic),
      statuses: () => received.flatMap(({ rows }) => rows.map((row) => (row as { status: string }).status)),
    };
  }

  close(): void {
    for (const socket of this.sockets.splice(0)) socket.disconnect();
  }
}
