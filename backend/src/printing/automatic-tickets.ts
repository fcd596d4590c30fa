import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isByTemplate, printContent } from '@bestellwerk/domain/print-documents/print-content';
import { isMarkedCanceled } from '@bestellwerk/domain/print-documents/print-context';
import { heldAsValid, replacedBy } from '@bestellwerk/domain/printing/earlier-contents';
import { prints } from '@bestellwerk/domain/printing/fitting-printer';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { type OrderEvent, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import { orderStreams } from '../ordering/order-streams.js';
import { ChangeFeed } from '../platform/consistency/change-feed.js';
import { tablesExist } from '../platform/consistency/tables-exist.js';
import { printJobStreams } from './print-job-streams.js';
import { PrintJobs } from './print-jobs.js';
import { PrintQueue } from './print-queue.js';
import { type KnownDevice, Printers } from './printers.js';

const LOOK_EVERY_MS = 5_000;
const orderModels = ['order_board', 'order_history'];
/** A ticket that is older than this is no use in the kitchen; nor is one from before the printer was set up. */
const NOT_OLDER_THAN = '15 minutes';
/** People change several lines one after the other: the kitchen gets one ticket for all of them. */
const UNCHANGED_FOR = '10 seconds';
/** How far back canceled orders are looked for: all that ever were would be too many. */
const PLACED_WITHIN = '14 days';
const cancelations: readonly OrderEvent['type'][] = ['OrderCanceled', 'OrderRejected'];
const itemChanges: readonly OrderEvent['type'][] = ['OrderItemAdded', 'OrderItemChanged', 'OrderItemRemoved'];

/**
 * Asks for the kitchen ticket of each order that was confirmed, where a printer of its branch prints them by itself. What
 * is missing follows from the read models, so that nothing is forgotten by a process that ends; the job's id follows from
 * the order, so that nothing is asked for twice. An order that was changed after its ticket gets a new one, one that was canceled
 * a last one that says so.
 */
@Injectable()
export class AutomaticTickets implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private following: Subscription | undefined;
  private looking: Promise<void> | undefined;
  private isAskedAgain = false;
  private isMade = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly dataSource: DataSource,
    private readonly printers: Printers,
    private readonly queue: PrintQueue,
    private readonly jobs: PrintJobs,
    private readonly transactor: Transactor,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.following = this.feed.changes.subscribe((changes) => {
      if (changes.some(({ projection }) => orderModels.includes(projection))) this.look();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.following?.unsubscribe();
    this.isAskedAgain = false;
    await this.looking;
  }

  private look(): void {
    if (this.looking) {
      this.isAskedAgain = true;
      return;
    }
    this.looking = this.askForMissing()
      .catch((error: unknown) =>
        this.log.debug({ reason: String(error) }, 'kitchen tickets cannot be asked for'),
      )
      .finally(() => {
        this.looking = undefined;
        if (!this.isAskedAgain) return;
        this.isAskedAgain = false;
        this.look();
      });
  }

  private async askForMissing(): Promise<void> {
    this.isMade ||= await tablesExist(this.dataSource, [...orderModels, 'print_job', 'record_device']);
    if (!this.isMade) return;
    const automatic = new Map<string, KnownDevice>();
    for (const printer of await this.printers.all()) {
      const isAutomatic = printer.isAutomatic && prints(printer, 'kitchen');
      if (isAutomatic && !automatic.has(printer.branch.id)) automatic.set(printer.branch.id, printer);
    }
    if (automatic.size === 0) return;
    const missing: { id: string; branch: string }[] = await this.dataSource.query(
      `SELECT o.id, o.branch FROM views.order_board o
       JOIN unnest($1::uuid[], $2::timestamptz[]) AS p(branch, since) ON p.branch = o.branch
       WHERE o.is_open AND o.status = 'confirmed'
         AND EXISTS (
           SELECT 1 FROM views.order_history h
           WHERE h.order_id = o.id AND h.document ->> 'type' = 'OrderConfirmed'
             AND (h.document ->> 'at')::timestamptz > greatest(p.since, now() - interval '${NOT_OLDER_THAN}'))
         AND NOT EXISTS (SELECT 1 FROM views.print_job j WHERE j."order" = o.id AND j.template = 'kitchen')`,
      sinceOf(automatic),
    );
    for (const { id, branch } of missing) {
      const order = await this.confirmed(id);
      if (order) await this.ask(order, automatic.get(branch)!, deterministicId('kitchen ticket', id));
    }
    for (const { id, branch } of await this.changed(automatic)) {
      const order = await this.confirmed(id);
      if (order) await this.askForChanged(order, automatic.get(branch)!);
    }
    for (const { id, branch, position } of await this.canceled(automatic)) {
      const order = await this.order(id);
      if (order) await this.askForCanceled(order, position, automatic.get(branch)!);
    }
  }

  /** Orders of which a line was changed after the newest ticket was asked for. */
  private changed(automatic: ReadonlyMap<string, KnownDevice>): Promise<{ id: string; branch: string }[]> {
    return this.dataSource.query(
      `SELECT o.id, o.branch FROM views.order_board o
       JOIN unnest($1::uuid[], $2::timestamptz[]) AS p(branch, since) ON p.branch = o.branch
       CROSS JOIN LATERAL (
         SELECT max((j.document ->> 'queuedAt')::timestamptz) AS at
         FROM views.print_job j WHERE j."order" = o.id AND j.template = 'kitchen') ticket
       CROSS JOIN LATERAL (
         SELECT max((h.document ->> 'at')::timestamptz) AS at
         FROM views.order_history h WHERE h.order_id = o.id AND h.document ->> 'type' = ANY($3)) change
       WHERE o.is_open AND o.status = 'confirmed' AND change.at > ticket.at
         AND change.at > greatest(p.since, now() - interval '${NOT_OLDER_THAN}')
         AND change.at < now() - interval '${UNCHANGED_FOR}'`,
      [...sinceOf(automatic), itemChanges],
    );
  }

  private async askForChanged(order: StaffOrder, printer: KnownDevice): Promise<void> {
    const content = printContent('kitchen', order);
    const replaced = replacedBy(content, await this.jobs.earlier(order.id, 'kitchen'));
    if (!replaced || !isByTemplate(replaced.content)) return;
    await this.ask(order, printer, deterministicId('kitchen ticket', order.id, replaced.id, content.id));
  }

  /** Orders that were canceled after a ticket was asked for, and where in the log. */
  private canceled(
    automatic: ReadonlyMap<string, KnownDevice>,
  ): Promise<{ id: string; branch: string; position: string }[]> {
    return this.dataSource.query(
      `SELECT o.id, o.branch, h.position FROM views.order_board o
       JOIN unnest($1::uuid[], $2::timestamptz[]) AS p(branch, since) ON p.branch = o.branch
       JOIN views.order_history h ON h.order_id = o.id AND h.document ->> 'type' = ANY($3)
       WHERE o.status IN ('canceled', 'rejected')
         AND o.placed_at > now() - interval '${PLACED_WITHIN}'
         AND (h.document ->> 'at')::timestamptz > greatest(p.since, now() - interval '${NOT_OLDER_THAN}')
         AND EXISTS (SELECT 1 FROM views.print_job j WHERE j."order" = o.id AND j.template = 'kitchen')`,
      [...sinceOf(automatic), cancelations],
    );
  }

  private async askForCanceled(order: StaffOrder, position: string, printer: KnownDevice): Promise<void> {
    const content = printContent('kitchen', order);
    const held = heldAsValid(content, await this.jobs.earlier(order.id, 'kitchen'), position);
    if (!isMarkedCanceled('kitchen', order) || !held || !isByTemplate(held.content)) return;
    await this.ask(order, printer, deterministicId('canceled kitchen ticket', order.id));
  }

  private async order(id: string): Promise<StaffOrder | undefined> {
    return (await this.transactor.read(orderStream(id), orderStreams.decider)).state.view?.staff;
  }

  private async confirmed(id: string): Promise<StaffOrder | null> {
    const order = await this.order(id);
    return order?.status === 'confirmed' ? order : null;
  }

  private async ask(order: StaffOrder, printer: KnownDevice, commandId: string): Promise<void> {
    const { id: job, decide } = await this.queue.plan({ order, template: 'kitchen', printer, commandId });
    await this.transactor.transact({
      stream: printJobStream(job),
      decider: printJobStreams.decider,
      context: {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: { kind: 'rule', id: 'kitchen-ticket' },
        origin: 'system',
      },
      decide: ({ state }) => decide(state),
    });
  }
}

/** Branches, and since when their printer is set up as it is. */
const sinceOf = (automatic: ReadonlyMap<string, KnownDevice>) => [
  [...automatic.keys()],
  [...automatic.values()].map(({ changedAt }) => changedAt),
];
