import type { LiveChanges, SubscriptionAnswer } from '@bestellwerk/domain/contracts/live.schema';
import { Inject } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Logger } from 'pino';
import type { Namespace, Socket } from 'socket.io';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { isSameOrigin, maySpeakFor } from '../platform/http/same-origin.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { CookieUsers, type CookieUser } from '../access/session-reader.js';
import { Topics } from './topics.js';

const MOST_TOPICS = 50;
const MOST_CHARACTERS = 200;
const REFUSED: SubscriptionAnswer = {
  ok: false,
  message: 'Dieses Thema gibt es nicht, oder Sie dürfen es nicht sehen.',
};
const AWAY = { ok: false, message: 'Der Dienst ist gerade nicht erreichbar.' } as const;

export type LiveSocket = Socket & {
  data: {
    user: CookieUser | null;
    /** The topics with a secret that it follows, by their names without it. */
    secretTopics: Map<string, string>;
  };
};

/** Sockets: they subscribe to topics and receive the changes there. */
@WebSocketGateway({ namespace: '/live', path: '/socket.io', maxHttpBufferSize: 16_384, serveClient: false })
export class LiveGateway implements OnGatewayInit<Namespace>, OnGatewayConnection, OnGatewayDisconnect {
  @WebSocketServer() private readonly namespace!: Namespace;

  constructor(
    private readonly users: CookieUsers,
    private readonly topics: Topics,
    private readonly checkpoints: Checkpoints,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  afterInit(namespace: Namespace): void {
    namespace.use((socket, next) => {
      this.userOf(socket).then(
        (user) => {
          socket.data = { user, secretTopics: new Map() };
          next();
        },
        () => next(new Error(AWAY.message)),
      );
    });
  }

  /**
   * Null for visitors, and for clients that send a session without an origin. Browsers send it with each
   * web socket, and of a page's own polling not always.
   */
  private async userOf({ conn, handshake: { headers } }: Socket): Promise<CookieUser | null> {
    const host = headers.host ?? '';
    const isOwn =
      conn.transport.name === 'polling' ? maySpeakFor('GET', headers, host) : isSameOrigin(headers, host);
    return isOwn ? this.users.of(headers.cookie) : null;
  }

  handleConnection(socket: LiveSocket): void {
    this.metrics.sockets.inc();
    const { user } = socket.data;
    if (user) void socket.join(sessionRoom(user.sessionId));
  }

  handleDisconnect(): void {
    this.metrics.sockets.dec();
  }

  @SubscribeMessage('subscribe')
  async subscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() topic: unknown,
  ): Promise<SubscriptionAnswer> {
    if (typeof topic !== 'string' || topic.length > MOST_CHARACTERS || socket.rooms.size > MOST_TOPICS)
      return REFUSED;
    try {
      const open = await this.topics.open(topic, socket.data.user?.staff ?? null, socket.handshake.address);
      if (open === null) return REFUSED;
      if (open.as === undefined) await socket.join(topic);
      else await followSecretly(socket, topic, open.as);
      return { ok: true, position: this.checkpoints.of(open.model) };
    } catch {
      this.log.warn('a subscription could not be checked');
      return AWAY;
    }
  }

  @SubscribeMessage('unsubscribe')
  async unsubscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() topic: unknown,
  ): Promise<SubscriptionAnswer> {
    if (typeof topic === 'string' && isTopic(topic)) await socket.leave(topic);
    for (const [as, name] of socket.data.secretTopics) if (name === topic) await unfollow(socket, as);
    return { ok: true, position: this.checkpoints.of('order_board') };
  }

  hasListeners(topic: string): boolean {
    const { rooms } = this.namespace.adapter;
    return rooms.has(topic) || rooms.has(secretRoom(topic));
  }

  /** Whether any socket subscribes to a topic of a kind, such as 'presence'. */
  hasListenersOf(kind: string): boolean {
    return [...this.namespace.adapter.rooms.keys()].some((room) => room.startsWith(`${kind}:`));
  }

  send(changes: LiveChanges): void {
    this.namespace.to(changes.topic).emit('changes', changes);
    for (const socket of this.secretListeners(changes.topic)) {
      socket.emit('changes', { ...changes, topic: socket.data.secretTopics.get(changes.topic) });
    }
  }

  /** Unsubscribes sockets whose secret is no longer valid for their topic. */
  async recheck(topic: string, isStillOpen: (secretTopic: string) => Promise<boolean>): Promise<void> {
    for (const socket of this.secretListeners(topic)) {
      const name = socket.data.secretTopics.get(topic);
      if (name === undefined || !(await isStillOpen(name))) await unfollow(socket, topic);
    }
  }

  /** Sessions with sockets here, by id. */
  sessions(): string[] {
    const sockets = [...this.namespace.sockets.values()] as LiveSocket[];
    return [...new Set(sockets.flatMap(({ data }) => (data.user ? [data.user.sessionId] : [])))];
  }

  private secretListeners(topic: string): LiveSocket[] {
    const ids = this.namespace.adapter.rooms.get(secretRoom(topic)) ?? [];
    return [...ids].flatMap((id) => this.namespace.sockets.get(id) ?? []) as LiveSocket[];
  }

  endSession(sessionId: string): void {
    this.namespace.in(sessionRoom(sessionId)).disconnectSockets(true);
  }
}

const sessionRoom = (sessionId: string): string => `session ${sessionId}`;
const secretRoom = (topic: string): string => `secret ${topic}`;
/** Rooms of our own have a blank in their names, topics have none. */
const isTopic = (room: string): boolean => !room.includes(' ');

async function followSecretly(socket: LiveSocket, topic: string, as: string): Promise<void> {
  socket.data.secretTopics.set(as, topic);
  await socket.join(secretRoom(as));
}

async function unfollow(socket: LiveSocket, as: string): Promise<void> {
  socket.data.secretTopics.delete(as);
  await socket.leave(secretRoom(as));
}
