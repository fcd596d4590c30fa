import type { SubscriptionAnswer } from '@bestellwerk/domain/views/live.schema';
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
import { LOGGER } from '../http/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { Checkpoints } from '../read-models/checkpoints.js';
import { LiveUsers, type LiveUser } from './live-users.js';
import { Topics } from './topics.js';

const MOST_TOPICS = 50;
const MOST_CHARACTERS = 200;
const REFUSED: SubscriptionAnswer = {
  ok: false,
  message: 'Dieses Thema gibt es nicht, oder Sie dürfen es nicht sehen.',
};
const AWAY = { ok: false, message: 'Der Dienst ist gerade nicht erreichbar.' } as const;

export type LiveSocket = Socket & { data: { user: LiveUser | null } };

/** Sockets: they ask for topics and are told what changes there. */
@WebSocketGateway({ namespace: '/live', path: '/socket.io', maxHttpBufferSize: 16_384, serveClient: false })
export class LiveGateway implements OnGatewayInit<Namespace>, OnGatewayConnection, OnGatewayDisconnect {
  @WebSocketServer() private readonly namespace!: Namespace;

  constructor(
    private readonly users: LiveUsers,
    private readonly topics: Topics,
    private readonly checkpoints: Checkpoints,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  afterInit(namespace: Namespace): void {
    namespace.use((socket, next) => {
      this.users.of(socket.handshake.headers.cookie).then(
        (user) => {
          socket.data.user = user;
          next();
        },
        () => next(new Error(AWAY.message)),
      );
    });
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
      const model = await this.topics.open(topic, socket.data.user?.staff ?? null);
      if (model === null) return REFUSED;
      await socket.join(topic);
      return { ok: true, position: this.checkpoints.of(model) };
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
    if (typeof topic === 'string' && !isSessionRoom(topic)) await socket.leave(topic);
    return { ok: true, position: this.checkpoints.of('order_board') };
  }

  hasListeners(topic: string): boolean {
    return this.namespace.adapter.rooms.has(topic);
  }

  send(topic: string, changes: object): void {
    this.namespace.to(topic).emit('changes', changes);
  }

  /** Sessions with sockets here, by id. */
  sessions(): string[] {
    const sockets = [...this.namespace.sockets.values()] as LiveSocket[];
    return [...new Set(sockets.flatMap(({ data }) => (data.user ? [data.user.sessionId] : [])))];
  }

  endSession(sessionId: string): void {
    this.namespace.in(sessionRoom(sessionId)).disconnectSockets(true);
  }
}

const sessionRoom = (sessionId: string): string => `session ${sessionId}`;
const isSessionRoom = (room: string): boolean => room.startsWith('session ');
