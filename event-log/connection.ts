import { setTimeout as delay } from 'node:timers/promises';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import { endsWithin, withTimeout } from '@bestellwerk/server-kit/timeout';
import { EventStoreDBClient } from '@eventstore/db-client';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { CallSlots } from './queues.js';
import { isAnswer, isTransient, LogUnavailable, saysWhoLeads } from './errors.js';
import { type Credentials, LogAddress } from './log-address.js';

const KEEP_ALIVE_MS = 10_000;
const ATTEMPT_MS = 3_000;
/** A younger client is not replaced: a server that answers 'unavailable' should not be flooded with connections. */
const LIFE_MS = 500;
const PROBE_PAUSE_MS = 100;
/** A real server takes 100 at once on a connection; some are for good: subscriptions, and the stream of appends. */
const CALLS_AT_ONCE = 64;
const NO_HOST = 'unused';

export interface CallLimits {
  /** Time for all attempts together, in milliseconds. */
  readonly withinMs: number;
  /** Whether the call may be sent again although an earlier attempt may have been carried out. */
  readonly repeatable: boolean;
  /** Whether it goes on a stream that is open already (no). */
  readonly isShared?: boolean;
}

/**
 * One event store client at a time. A client that failed is replaced by a new one, because gRPC would hold
 * its address back with a growing pause of its own, and because the client keeps failed look-ups. Nobody
 * calls while the server is away: every attempt would leave a connection behind that gRPC never closes.
 */
export class Connection {
  /** For each call: none of them is left to the client. */
  readonly credentials: Credentials | undefined;
  private readonly address: LogAddress;
  private generation = 0;
  private client: EventStoreDBClient;
  private connectedAt = 0;
  private replacing: Promise<void> | null = null;
  private readonly slots = new CallSlots(CALLS_AT_ONCE);
  private readonly lifetime = new AbortController();

  /** Throws when the address is none. */
  constructor(url: string) {
    this.address = LogAddress.parse(url);
    this.client = this.connect();
    this.credentials = this.address.credentials ?? undefined;
  }

  get current(): EventStoreDBClient {
    return this.client;
  }

  /** Calls until there is an answer. Throws LogUnavailable when the time is over. */
  async call<Answer>(
    { withinMs, repeatable, isShared = false }: CallLimits,
    send: (client: EventStoreDBClient, attemptMs: number) => Promise<Answer>,
  ): Promise<Answer> {
    const end = performance.now() + withinMs;
    const backoff = new Backoff();
    for (;;) {
      if (!(await this.reachable(end - performance.now()))) throw new LogUnavailable();
      const release = isShared ? nothing : await this.slots.take(Math.max(end - performance.now(), 0));
      if (!release) throw new LogUnavailable();
      const client = this.client;
      const leftMs = Math.max(end - performance.now(), 1);
      try {
        return await send(client, Math.min(ATTEMPT_MS, leftMs));
      } catch (error) {
        this.failed(client, error);
        if (!isTransient(error)) throw error;
        if (!repeatable || performance.now() + backoff.upToMs >= end) throw new LogUnavailable(error);
      } finally {
        release?.();
      }
      await backoff.wait();
    }
  }

  /** False if the server is still away after so many milliseconds. */
  async reachable(withinMs: number): Promise<boolean> {
    return this.replacing === null || endsWithin(this.replacing, withinMs);
  }

  /** Takes a new client, once the server can be reached, if the failed one is still in use. */
  failed(client: EventStoreDBClient, error: unknown): void {
    if (client !== this.client || !isTransient(error) || isAnswer(error)) return;
    if (this.replacing || performance.now() - this.connectedAt < LIFE_MS) return;
    this.replacing = this.replace(client).finally(() => (this.replacing = null));
  }

  async dispose(): Promise<void> {
    this.lifetime.abort();
    await this.client.dispose();
    closeChannel(this.client);
  }

  private async replace(client: EventStoreDBClient): Promise<void> {
    const { signal } = this.lifetime;
    while (!signal.aborted && !(await this.address.isReachable())) {
      await delay(PROBE_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    if (signal.aborted) return;
    this.client = this.connect();
    closeChannel(client);
  }

  private connect(): EventStoreDBClient {
    // gRPC shares a connection, and its pauses, between clients whose options are alike.
    const keepAliveTimeout = KEEP_ALIVE_MS + this.generation++;
    this.connectedAt = performance.now();
    return EventStoreDBClient.connectionString(this.address.forClient(keepAliveTimeout));
  }
}

/** The client never closes its channel by itself. Calls on their way end as they would. */
function closeChannel(client: EventStoreDBClient): void {
  client['getChannel']().then(
    (channel) => channel.close(),
    () => undefined,
  );
}

const nothing = (): void => undefined;

/**
 * For calls whose messages are written and read here, on the connection that the client has. Throws LogUnavailable if
 * the client has not found a server in time: it looks for a long while.
 */
export async function rawClient(client: EventStoreDBClient, withinMs: number): Promise<Client> {
  const channel = client['getChannel']();
  channel.catch(() => undefined);
  const tooLate = (): Error => new LogUnavailable('no server found in time');
  const channelOverride = await withTimeout(channel, withinMs, tooLate);
  return new Client(NO_HOST, credentials.createInsecure(), { channelOverride });
}

/** Lets the client turn to the node that leads, if the error of a call names it. */
export function noteLeader(client: EventStoreDBClient, raw: Client, error: ServiceError): void {
  if (saysWhoLeads(error)) void client['handleError'](raw, error);
}

/** Only the node that leads answers: another one may not know yet what has been written. */
export function callMetadata(login: Credentials | undefined): Metadata {
  const metadata = new Metadata();
  metadata.set('requires-leader', 'true');
  if (login) metadata.set('authorization', basic(login));
  return metadata;
}

const basic = ({ username, password }: Credentials): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
