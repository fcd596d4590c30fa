import { may } from '@bestellwerk/domain/access/policy';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isTerminal } from '@bestellwerk/domain/ordering/order/order';
import { orderFamily, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import {
  printJobFamily,
  printJobIdOf,
  type PrintJobEvent,
} from '@bestellwerk/domain/printing/print-job-events';
import { staffOrderAfter } from '@bestellwerk/domain/views/order-documents';
import {
  guestNotice,
  isStepForGuest,
  orderNotice,
  printerNotice,
  pushKindOf,
  type PushNotice,
  secondsToLive,
} from '@bestellwerk/domain/views/push-notices';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { Batch } from '@bestellwerk/event-log/follow';
import { isUndecodable } from '@bestellwerk/event-log/log-event';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AccountService } from '../access/account.service.js';
import { staffOf } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { DEMO_REQUEST } from '../platform/commands/command-metadata.js';
import { LogFollower } from '../platform/log-follower.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { GuestPushes } from './guest-pushes.js';
import { type NewPush, PushQueue } from './push-queue.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptions } from './push-subscriptions.js';

type Event = RecordedEvent<OrderEvent | PrintJobEvent>;

const isOrderEvent = (event: Event): event is RecordedEvent<OrderEvent> =>
  event.stream.startsWith(`${orderFamily.category}-`);

const families: readonly string[] = [orderFamily.category, printJobFamily.category];

/** Receipts are asked for here; the id is the secret. */
export const receiptPath = (id: string): string => `/api/push-receipts/${id}`;

/** Queues the notifications that follow from the log, for those who want to know and may. */
@Injectable()
export class PushFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly follower: LogFollower;

  constructor(
    private readonly log: EventLog,
    dataSource: DataSource,
    private readonly queue: PushQueue,
    private readonly subscriptions: PushSubscriptions,
    private readonly guests: GuestPushes,
    private readonly accounts: AccountService,
    private readonly sender: PushSender,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.follower = new LogFollower({
      ...{ log, dataSource, logger, progressTable: 'push_progress' },
      waiting: 'notifications wait for a server',
      handle: (batch) => this.queuePushes(batch),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.push.isSending) await this.follower.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.follower.stop();
  }

  private async queuePushes({ entries }: Batch): Promise<boolean> {
    const oldest = this.clock.now().getTime() - this.settings.push.oldestMs;
    const pushes: NewPush[] = [];
    for (const entry of entries) {
      if (isUndecodable(entry) || !families.includes(entry.stream.split('-', 1)[0]!)) continue;
      const event = entry as unknown as Event;
      if (event.metadata.correlationId === DEMO_REQUEST || Date.parse(event.metadata.at) < oldest) continue;
      pushes.push(...(await this.pushesOf(event)), ...(await this.pushesOfGuests(event)));
    }
    await this.queue.add(pushes);
    if (pushes.length > 0) this.sender.look();
    return pushes.length > 0;
  }

  private async pushesOf(event: Event): Promise<NewPush[]> {
    const kind = pushKindOf(event);
    const notice = kind && (await this.noticeOf(kind, event));
    if (!notice) return [];
    const interested = await this.subscriptions.interestedIn(notice.kind, notice.branch);
    const pushes = interested.map(async ({ id, user }): Promise<NewPush[]> => {
      const account = await this.accounts.active(user);
      return account && may(staffOf(account), 'orders.read', notice.branch) ? [pushOf(notice, id)] : [];
    });
    return (await Promise.all(pushes)).flat();
  }

  private async pushesOfGuests(event: Event): Promise<NewPush[]> {
    if (!isOrderEvent(event) || !isStepForGuest(event)) return [];
    const orderId = event.stream.slice(orderFamily.category.length + 1);
    const interested = await this.guests.interestedIn(orderId);
    if (interested.length === 0) return [];
    const events = (await this.log.readStream(event.stream)) as RecordedEvent<OrderEvent>[];
    const until = events.filter(({ revision }) => revision <= event.revision);
    const order = until.reduce<StaffOrder | undefined>(staffOrderAfter, undefined);
    if (!order) return [];
    if (isTerminal(order.status)) await this.guests.end(orderId);
    const { subject, ...shown } = guestNotice(order);
    return interested.map((subscription) => {
      const id = deterministicId('push', subscription, event.stream, String(event.revision));
      const payload = { ...shown, kind: 'order' as const, tag: subject, receipt: receiptPath(id) };
      return { id, subscription, payload, secondsToLive: secondsToLive.order };
    });
  }

  /** Read from the stream: a read model may be behind, and does not know what it was then. */
  private async noticeOf(kind: PushNotice['kind'], event: Event): Promise<PushNotice | null> {
    const events = (await this.log.readStream(event.stream)) as Event[];
    if (kind === 'printerFault') {
      const [queued] = events as RecordedEvent<PrintJobEvent>[];
      return queued?.type === 'PrintJobQueued' ? printerNotice(printJobIdOf(event), queued.data) : null;
    }
    const order = (events as RecordedEvent<OrderEvent>[]).reduce<StaffOrder | undefined>(
      staffOrderAfter,
      undefined,
    );
    return order ? orderNotice(kind, order) : null;
  }
}

/** Of each order and kind there is one on each browser, whatever happens again. */
function pushOf({ kind, subject, title, body, url }: PushNotice, subscription: string): NewPush {
  const id = deterministicId('push', subscription, kind, subject);
  return {
    id,
    subscription,
    payload: { title, body, url, kind, tag: subject, receipt: receiptPath(id) },
    secondsToLive: secondsToLive[kind],
  };
}
