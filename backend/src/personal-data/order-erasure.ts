import { isUndecodable } from '@bestellwerk/event-log/log-event';
import { Codec } from '@bestellwerk/event-log/codec';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Transactor } from '@bestellwerk/event-log/transactor';
import type { Erasure } from '@bestellwerk/domain/contracts/personal-data.schema';
import { erasePersonalData } from '@bestellwerk/domain/ordering/order/erasure-decisions';
import {
  type ErasureReason,
  type OrderEvent,
  orderFamily,
  orderStream,
} from '@bestellwerk/domain/ordering/order/order-events';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { uploadsIn } from '@bestellwerk/domain/ordering/order/personal-items';
import type { CommandContext } from '@bestellwerk/event-log/command';
import type { ReadModelName } from '@bestellwerk/projections/projections';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { concatMap, Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import { UploadErasure } from '../files/upload-erasure.js';
import { MessageQueue } from '../messages/message-queue.js';
import { GuestPushes } from '../push/guest-pushes.js';
import { orderStreams } from '../ordering/order-streams.js';
import { ChangeFeed } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';

/** What became of one of several orders. */
export type ErasedOrder = Pick<Erasure['orders'][number], 'outcome' | 'text'> & Pick<Erasure, 'emptied'>;

/**
 * Carries out what follows from the erasure of an order's personal data: mails and files go, and at last the key. As long as
 * there is a key something may be left, so the process that finds the key of an erased order completes it: at the change of the read
 * model, or at the next start.
 */
@Injectable()
export class OrderErasure implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work = new Subscription();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly eventLog: EventLog,
    private readonly codec: Codec,
    private readonly transactor: Transactor,
    private readonly messages: MessageQueue,
    private readonly pushes: GuestPushes,
    private readonly uploads: UploadErasure,
    private readonly dataSource: DataSource,
    private readonly feed: ChangeFeed,
    private readonly checkpoints: Checkpoints,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Erases one order of several; what is still needed stays and says why. */
  async erase(orderId: string, reason: ErasureReason, context: CommandContext): Promise<ErasedOrder> {
    const outcome = await this.transactor.transact({
      stream: orderStream(orderId),
      decider: orderStreams.decider,
      decide: ({ state }) => erasePersonalData(state, { reason }),
      context,
    });
    if (outcome.accepted) return { outcome: 'erased', text: null, emptied: await this.complete(orderId) };
    const { kind, problems } = outcome.refusal;
    const emptied = { keys: 0, mails: 0, messages: 0, uploads: 0 };
    return { outcome: kind === 'unknown' ? 'unknown' : 'needed', text: problems[0].message, emptied };
  }

  /** Idempotent. How much was there. */
  async complete(orderId: string): Promise<Erasure['emptied']> {
    const uploads = await this.unneeded(orderId, await this.uploadsOf(orderId));
    const [before]: [Erasure['emptied']] = await this.dataSource.query(COUNTS, [orderId, uploads]);
    for (const id of uploads) await this.uploads.erase(id);
    await this.messages.forgetOrder(orderId);
    await this.pushes.forgetOrder(orderId);
    await this.codec.erase(orderFamily.subject(orderId));
    await this.transactor.evict(orderStream(orderId));
    return before;
  }

  onApplicationBootstrap(): void {
    const erased = this.feed.changes.pipe(
      concatMap(async (changes) => {
        const own = changes.filter(({ projection }) => projection === MODEL);
        if (own.length > 0) await this.catchUp(own.map(({ key }) => key));
      }),
    );
    this.work.add(erased.subscribe());
    void this.catchUpAll();
    this.timer = setInterval(() => void this.catchUpAll(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.work.unsubscribe();
  }

  /** Without those that an open order has as well: they go with that one. */
  private async unneeded(orderId: string, uploads: readonly string[]): Promise<readonly string[]> {
    if (uploads.length === 0) return [];
    const open: { items: OrderItem[] }[] = await this.dataSource.query(
      `SELECT document->'items' AS items FROM views.order_board WHERE is_open AND id <> $1`,
      [orderId],
    );
    const needed = new Set(open.flatMap(({ items }) => uploadsIn(items)));
    return uploads.filter((id) => !needed.has(id));
  }

  private async uploadsOf(orderId: string): Promise<readonly string[]> {
    const events = await this.eventLog.readStream(orderStream(orderId));
    const erasures = events.filter((event) => !isUndecodable(event) && event.type === 'PersonalDataErased');
    return erasures.flatMap(({ data }) => (data as PersonalDataErased).uploads);
  }

  private async catchUpAll(): Promise<void> {
    await this.catchUp(null);
    await this.completeKeptFiles();
  }

  /** Of erased orders, files that were left for an open one. */
  private async completeKeptFiles(): Promise<void> {
    try {
      if (!this.checkpoints.names().includes(UPLOADS)) return;
      const kept: { id: string }[] = await this.dataSource.query(KEPT_FILES);
      for (const { id } of kept) await this.complete(id);
    } catch {
      this.log.warn('erasures of orders could not be completed');
    }
  }

  /** For these orders, or for all if null. What this node remembers of those that another one erased is forgotten. */
  private async catchUp(ids: readonly string[] | null): Promise<void> {
    try {
      if (!this.checkpoints.names().includes(MODEL)) return;
      const left: { id: string }[] = await this.dataSource.query(
        `SELECT o.id::text AS id FROM views.erased_order o JOIN app.subject_key k ON k.subject = o.id::text
         WHERE k.key IS NOT NULL AND ($1::uuid[] IS NULL OR o.id = ANY ($1))`,
        [ids],
      );
      for (const { id } of left) await this.complete(id);
      for (const id of ids ?? []) {
        this.codec.forgetKey(orderFamily.subject(id));
        await this.transactor.evict(orderStream(id));
      }
    } catch {
      this.log.warn('erasures of orders could not be completed');
    }
  }
}

const COUNTS = `
  SELECT
    (SELECT count(*)::int FROM app.subject_key WHERE subject = $1 AND key IS NOT NULL) AS keys,
    (SELECT count(*)::int FROM app.mail WHERE person = $1::uuid) AS mails,
    (SELECT count(*)::int FROM app.order_message WHERE order_id = $1::uuid) AS messages,
    (SELECT count(*)::int FROM app.subject_key WHERE subject = ANY ($2::text[]) AND key IS NOT NULL) AS uploads`;
const KEPT_FILES = `
  SELECT DISTINCT e.id::text AS id FROM views.erased_order e
  JOIN LATERAL jsonb_array_elements_text(e.uploads::jsonb) AS u(id) ON true
  JOIN views.record_upload r ON r.id = u.id AND NOT r.is_removed`;
const LOOK_EVERY_MS = 5 * 60_000;
const MODEL: ReadModelName = 'erased_order';
const UPLOADS: ReadModelName = 'record_upload';
type PersonalDataErased = Extract<OrderEvent, { type: 'PersonalDataErased' }>['data'];
