import { prints } from '@bestellwerk/domain/printing/fitting-printer';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
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
import { PrintQueue } from './print-queue.js';
import { type KnownDevice, Printers } from './printers.js';

const LOOK_EVERY_MS = 5_000;
const orderModels = ['order_board', 'order_history'];
/** A ticket that is older than this is no use in the kitchen; nor is one from before the printer was set up. */
const NOT_OLDER_THAN = '15 minutes';

/**
 * Asks for the kitchen ticket of each order that was confirmed, where a printer of its branch prints them by itself. What
 * is missing follows from the read models, so that nothing is forgotten by a process that ends; the job's id follows from
 * the order, so that nothing is asked for twice.
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
      [[...automatic.keys()], [...automatic.values()].map(({ changedAt }) => changedAt)],
    );
    for (const { id, branch } of missing) await this.ask(id, automatic.get(branch)!);
  }

  private async ask(id: string, printer: KnownDevice): Promise<void> {
    const order = (await this.transactor.read(orderStream(id), orderStreams.decider)).state.view?.staff;
    if (order?.status !== 'confirmed') return;
    const commandId = deterministicId('kitchen ticket', id);
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
