import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Erasure } from '@bestellwerk/domain/contracts/personal-data.schema';
import { customer } from '@bestellwerk/domain/records/definitions/customer';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Erasures } from '../records/erasures.js';
import { type KeptErasure, ErasureRequests } from './erasure-requests.js';
import { ErasureCheck } from './erasure-check.js';
import { OrderErasure } from './order-erasure.js';

const POLL_MS = 1_000;

/** Works on erasures one after the other, saving each step: after a kill another process goes on where this one was. */
@Injectable()
export class ErasureWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private poll: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private isOver = false;
  private isAway = false;

  constructor(
    private readonly requests: ErasureRequests,
    private readonly orders: OrderErasure,
    private readonly records: Erasures,
    private readonly check: ErasureCheck,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.poll = setInterval(() => this.look(), POLL_MS).unref();
    this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    clearInterval(this.poll);
    await this.working;
  }

  /** Begins at once with what waits. */
  look(): void {
    if (this.isOver) return;
    this.working ??= this.workOnAll().finally(() => (this.working = undefined));
  }

  private async workOnAll(): Promise<void> {
    try {
      for (let erasure = await this.requests.take(); erasure; erasure = await this.requests.take()) {
        this.isAway = false;
        await this.workOn(erasure);
        if (this.isOver) return;
      }
    } catch {
      if (!this.isAway) this.log.warn('erasures cannot be worked on');
      this.isAway = true;
    }
  }

  private async workOn(erasure: KeptErasure): Promise<void> {
    try {
      const done = await this.customersOf(await this.ordersOf(erasure));
      if (done === null) return await this.requests.postpone({ ...erasure, tries: 0 });
      await this.requests.finish(done, await this.check.of(done));
    } catch (error) {
      this.log.warn({ erasure: erasure.id, tries: erasure.tries }, 'an erasure is not finished yet');
      await this.requests.postpone(erasure);
      if (this.isOver) return;
      throw error;
    }
  }

  /** Null if this process ends before. */
  private async ordersOf(erasure: KeptErasure): Promise<KeptErasure | null> {
    let current = erasure;
    for (const [index, order] of erasure.orders.entries()) {
      if (order.outcome !== null) continue;
      if (this.isOver) return null;
      const { emptied, ...result } = await this.orders.erase(
        order.id,
        erasure.reason,
        contextOf(erasure, order.id),
      );
      current = {
        ...current,
        orders: current.orders.with(index, { ...order, ...result }),
        emptied: sum(current.emptied, emptied),
      };
      await this.requests.save(current);
    }
    return current;
  }

  private async customersOf(erasure: KeptErasure | null): Promise<KeptErasure | null> {
    let current = erasure;
    for (const [index, { id, outcome }] of erasure?.customers.entries() ?? []) {
      if (current === null || outcome !== null) continue;
      if (this.isOver) return null;
      const record = await this.records.erase(customer as unknown as Resource, id, contextOf(current, id));
      const isKnown = record.status !== 'none';
      current = {
        ...current,
        customers: current.customers.with(index, { id, outcome: isKnown ? 'erased' : 'unknown' }),
        emptied: sum(current.emptied, { keys: isKnown ? 1 : 0, mails: 0, messages: 0, uploads: 0 }),
      };
      await this.requests.save(current);
    }
    return current;
  }
}

const sum = (one: Erasure['emptied'], other: Erasure['emptied']): Erasure['emptied'] => ({
  keys: one.keys + other.keys,
  mails: one.mails + other.mails,
  messages: one.messages + other.messages,
  uploads: one.uploads + other.uploads,
});

/** The same whenever the same step is done. */
const contextOf = ({ id, requestedBy, reason }: KeptErasure, subject: string): CommandContext => ({
  commandId: deterministicId('erasure', id, subject),
  ...{ correlationId: id, causationId: id },
  actor: requestedBy === null ? { kind: 'rule', id: reason } : { kind: 'user', id: requestedBy },
  origin: requestedBy === null ? 'system' : 'back office',
});
