import {
  boardTopic,
  orderTopic,
  presenceTopic,
  publicOrderTopic,
  workingTimeTopic,
} from '@bestellwerk/domain/contracts/live-topics';
import type { LiveChanges } from '@bestellwerk/domain/contracts/live.schema';
import type { PublicOrder, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  concatMap,
  filter,
  from,
  groupBy,
  map,
  mergeMap,
  Subscription,
  toArray,
  type Observable,
} from 'rxjs';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { OrderBoard } from '../ordering/order-board.js';
import { PublicOrders } from '../ordering/public-orders.js';
import { ChangeFeed, type Change } from '../platform/consistency/change-feed.js';
import { LiveRecords } from './live-records.js';
import { LiveScreens } from './live-screens.js';
import { LiveWorkingTime } from './live-working-time.js';
import { LiveGateway } from './live.gateway.js';

interface ChangedRow {
  readonly topic: string;
  readonly row: StaffOrder | PublicOrder | SignageDevice | SignageCommand | WorkingActivity;
}

/** Tells sockets the rows that changed in what they listen to. */
@Injectable()
export class LiveChangesSender implements OnModuleInit, OnApplicationShutdown {
  private work: Subscription | undefined;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly gateway: LiveGateway,
    private readonly board: OrderBoard,
    private readonly publicOrders: PublicOrders,
    private readonly workingTime: LiveWorkingTime,
    private readonly screens: LiveScreens,
    private readonly records: LiveRecords,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.work = this.feed.changes
      .pipe(concatMap((changes) => this.changedTopics(changes)))
      .subscribe((message) => this.gateway.send(message));
  }

  onApplicationShutdown(): void {
    this.work?.unsubscribe();
  }

  /** One message for each subscribed topic, with the rows as they are now. */
  private changedTopics(changes: readonly Change[]): Observable<LiveChanges> {
    return from(changes).pipe(
      groupBy(({ projection }) => projection),
      mergeMap((ofModel) => ofModel.pipe(toArray())),
      concatMap(async (batch) => ({ batch, rows: await this.rowsOf(batch) })),
      mergeMap(({ batch, rows }) =>
        from(rows).pipe(
          filter(({ topic }) => this.gateway.hasListeners(topic)),
          groupBy(({ topic }) => topic),
          mergeMap((ofTopic) =>
            ofTopic.pipe(
              map(({ row }) => row),
              toArray(),
              map((found) => {
                const { projection, position } = batch.at(-1)!;
                return { topic: ofTopic.key, projection, position, rows: found };
              }),
            ),
          ),
        ),
      ),
    );
  }

  private async rowsOf(batch: readonly Change[]): Promise<ChangedRow[]> {
    const ids = [...new Set(batch.map(({ key }) => key))];
    try {
      switch (batch[0]?.projection) {
        case 'order_board':
          return await this.staffRows(batch, ids);
        case 'public_order':
          return await this.publicRows(ids);
        case 'working_activity':
          return await this.workingTimeRows(batch, ids);
        case 'signage_device':
          this.screens.wakePlayers(batch);
          return this.isHeard(batch) ? await this.screens.screenRows(ids) : [];
        case 'signage_command':
          return this.isHeard(batch) ? await this.screens.commandRows(ids) : [];
        default:
          this.records.tell(batch);
          return [];
      }
    } catch {
      this.log.warn('changed rows could not be read');
      return [];
    }
  }

  private isHeard(batch: readonly Change[]): boolean {
    return batch.some(({ topics }) => topics.some((topic) => this.gateway.hasListeners(topic)));
  }

  private async staffRows(batch: readonly Change[], ids: readonly string[]): Promise<ChangedRow[]> {
    if (!this.isHeard(batch)) return [];
    const orders = await this.board.byIds(ids);
    return orders.flatMap((row) => [
      { topic: boardTopic(row.branch.id), row },
      { topic: orderTopic(row.id), row },
    ]);
  }

  private async workingTimeRows(batch: readonly Change[], ids: readonly string[]): Promise<ChangedRow[]> {
    const isHeardElsewhere = this.gateway.hasListenersOf('presence');
    if (!isHeardElsewhere && !this.isHeard(batch)) return [];
    const activities = await this.workingTime.changed(ids);
    const { projection, position } = batch.at(-1)!;
    const elsewhere = isHeardElsewhere ? await this.workingTime.topicsElsewhere(activities) : [];
    for (const topic of elsewhere) this.gateway.send({ topic, projection, position, rows: [] });
    const rows = activities.flatMap((row) => [
      { topic: presenceTopic(row.branch), row },
      { topic: workingTimeTopic(row.user), row },
    ]);
    for (const topic of new Set(rows.map((row) => row.topic))) {
      await this.gateway.recheck(topic, (secretTopic) => this.workingTime.isStillOpen(secretTopic));
    }
    return rows;
  }

  private async publicRows(ids: readonly string[]): Promise<ChangedRow[]> {
    const listened = this.publicOrders
      .keysOf(ids)
      .filter(({ uid, hash }) => this.gateway.hasListeners(publicOrderTopic(uid, hash)));
    if (listened.length === 0) return [];
    const orders = await this.publicOrders.byIds(listened.map(({ id }) => id));
    return orders.map((row) => ({ topic: publicOrderTopic(row.uid, row.hash), row }));
  }
}
