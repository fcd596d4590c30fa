import { branchDayDecider } from '@bestellwerk/domain/branch-day/branch-day';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { releasePlace } from '@bestellwerk/domain/branch-day/release-place';
import { orderStream } from '@bestellwerk/domain/ordering/order-events';
import type { CommandContext } from '@bestellwerk/event-log/command-context';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { exhaustMap, interval, type Subscription } from 'rxjs';
import { LOGGER } from '../http/logger.js';
import { PendingPlaces, type PendingPlace } from './pending-places.js';

const EVERY_MS = 10_000;
const GIVEN_UP_AFTER_SECONDS = 60;

/** Frees places that were taken for an order that was never written, or was written for another day or branch. */
@Injectable()
export class PlaceWatchdog implements OnModuleInit, OnApplicationShutdown {
  private work: Subscription | undefined;

  constructor(
    private readonly pendingPlaces: PendingPlaces,
    private readonly eventLog: EventLog,
    private readonly transactor: Transactor,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.work = interval(EVERY_MS)
      .pipe(exhaustMap(() => this.patrol()))
      .subscribe();
  }

  onApplicationShutdown(): void {
    this.work?.unsubscribe();
  }

  /** Looks once at every place that was asked for longer ago than this. */
  async sweep(olderThanSeconds: number): Promise<void> {
    let isMore = true;
    while (isMore) {
      isMore = await this.pendingPlaces.inspectOldest(olderThanSeconds, (place) =>
        this.releaseUnowned(place),
      );
    }
  }

  private async releaseUnowned({ orderId, stream }: PendingPlace): Promise<void> {
    const [placed] = await this.eventLog.readStream(orderStream(orderId), { maxCount: 1 });
    if (placed && stream === dayOf(placed.data)) return;
    await this.transactor.transact({
      stream,
      decider: branchDayDecider,
      decide: (day) => releasePlace(day, orderId, new Date().toISOString()),
      context: watchdogContext(),
    });
    this.log.info('a place without an order was released');
  }

  private async patrol(): Promise<void> {
    await this.sweep(GIVEN_UP_AFTER_SECONDS).catch(() => this.log.warn('places could not be looked at'));
  }
}

function dayOf(placed: unknown): string {
  const { branch, businessDate } = placed as { branch: string; businessDate: string };
  return branchDayStream(branch, businessDate);
}

function watchdogContext(): CommandContext {
  const commandId = randomUUID();
  return {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'system', id: 'place-watchdog' },
    origin: 'system',
  };
}
