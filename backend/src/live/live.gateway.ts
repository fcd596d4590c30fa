import type {
  LiveChanges,
  LiveMessages,
  LiveRequests,
  SubscriptionAnswer,
} from '@bestellwerk/domain/contracts/live.schema';
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
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { isSameOrigin, maySpeakFor } from '../platform/http/same-origin.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import type { SecretTopic } from '../platform/consistency/live-read-model.js';
import { CookieUsers, type CookieUser } from '../access/session-reader.js';
import { LiveReadModels } from './live-read-models.js';

const MOST_TOPICS = 50;
const MOST_CHARACTERS = 200;
const REFUSED: SubscriptionAnswer = {
  ok: false,
  message: 'Dieses Thema gibt es nicht, oder Sie dürfen es nicht sehen.',
};
const AWAY = { ok: false, message: 'Der Dienst ist gerade nicht erreichbar.' } as const;

interface SocketData {
  user: CookieUser | null;
  /** The topics with a secret that it follows, with their names, by the topics under which their changes are sent. */
  secretTopics: Map<string, SecretTopic & { readonly topic: string }>;
}
type LiveNamespace = Namespace<LiveRequests, LiveMessages, DefaultEventsMap, SocketData>;
type LiveSocket = Socket<LiveRequests, LiveMessages, DefaultEventsMap, SocketData>;

/** Sockets: they subscribe to topics and receive the changes there. */
@WebSocketGateway({ namespace: '/live', path: '/socket.io', maxHttpBufferSize: 16_384, serveClient: false })
export class LiveGateway implements OnGatewayInit<LiveNamespace>, OnGatewayConnection, OnGatewayDisconnect {
  @WebSocketServer() private readonly namespace!: LiveNamespace;

  constructor(
    private readonly users: CookieUsers,
    private readonly models: LiveReadModels,
    private readonly checkpoints: Checkpoints,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  afterInit(namespace: LiveNamespace): void {
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
  private async userOf({ conn, handshake: { headers } }: LiveSocket): Promise<CookieUser | null> {
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
      const open = await this.models.open(topic, {
        staff: socket.data.user?.staff ?? null,
        address: socket.handshake.address,
      });
      if (open === null) return REFUSED;
      if (open.secret === null) await socket.join(topic);
      else await followSecretly(socket, topic, open.secret);
      return { ok: true, position: this.checkpoints.of(open.model.name) };
    } catch {
      this.log.warn('a subscription could not be checked');
      return AWAY;
    }
  }

  @SubscribeMessage('unsubscribe')
  async unsubscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() topic: unknown,
  ): Promise<{ ok: true }> {
    if (typeof topic === 'string' && isTopic(topic)) await socket.leave(topic);
    for (const [as, secret] of socket.data.secretTopics) {
      if (secret.topic === topic) await unfollow(socket, as);
    }
    return { ok: true };
  }

  /** Pages ask after every connect, because the session may have ended while they were disconnected. */
  @SubscribeMessage('watch-session')
  watchSession(@ConnectedSocket() socket: LiveSocket, @MessageBody() account: unknown): void {
    if (socket.data.user?.staff.id !== account) socket.emit('session-ended');
  }

  isFollowed(topic: string): boolean {
    const { rooms } = this.namespace.adapter;
    return rooms.has(topic) || rooms.has(secretRoom(topic));
  }

  /** Whether any socket follows a topic of a kind, such as 'presence'. */
  isKindFollowed(kind: string): boolean {
    const starts = [`${kind}:`, secretRoom(`${kind}:`)];
    return [...this.namespace.adapter.rooms.keys()].some((room) =>
      starts.some((start) => room.startsWith(start)),
    );
  }

  /** Sockets whose secret is no longer valid for the topic are unsubscribed instead. */
  async send(changes: LiveChanges): Promise<void> {
    if (!this.isFollowed(changes.topic)) return;
    this.namespace.to(changes.topic).emit('changes', changes);
    for (const socket of this.secretFollowers(changes.topic)) {
      const secret = socket.data.secretTopics.get(changes.topic);
      const isValid = secret && ((await secret.isStillValid?.()) ?? true);
      if (isValid) socket.emit('changes', { ...changes, topic: secret.topic });
      else await unfollow(socket, changes.topic);
    }
  }

  /** Sessions with sockets here, by id. */
  sessions(): string[] {
    const sockets = [...this.namespace.sockets.values()];
    return [...new Set(sockets.flatMap(({ data }) => (data.user ? [data.user.sessionId] : [])))];
  }

  private secretFollowers(topic: string): LiveSocket[] {
    const ids = this.namespace.adapter.rooms.get(secretRoom(topic)) ?? [];
    return [...ids].flatMap((id) => this.namespace.sockets.get(id) ?? []);
  }

  endSession(sessionId: string): void {
    const sockets = this.namespace.in(sessionRoom(sessionId));
    sockets.emit('session-ended');
    sockets.disconnectSockets(true);
  }
}

const sessionRoom = (sessionId: string): string => `session ${sessionId}`;
const secretRoom = (topic: string): string => `secret ${topic}`;
/** Rooms of our own have a blank in their names, topics have none. */
const isTopic = (room: string): boolean => !room.includes(' ');

async function followSecretly(socket: LiveSocket, topic: string, secret: SecretTopic): Promise<void> {
  socket.data.secretTopics.set(secret.as, { ...secret, topic });
  await socket.join(secretRoom(secret.as));
}

async function unfollow(socket: LiveSocket, as: string): Promise<void> {
  socket.data.secretTopics.delete(as);
  await socket.leave(secretRoom(as));
}
