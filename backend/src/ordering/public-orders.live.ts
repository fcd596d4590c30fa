import { publicOrderChanges } from '@bestellwerk/projections/ordering/public-order/table';
import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveReadModel, SecretTopic } from '../platform/consistency/live-read-model.js';
import { PublicOrders } from './public-orders.js';

const LOOKS = 8;
const PAUSE_MS = 125;

/** Customers follow their order by its number and hash. */
@Injectable()
export class LivePublicOrders implements LiveReadModel {
  readonly name = 'public_order';
  readonly topics = [{ kind: 'public-order', open: (address: string) => this.open(address.split(':')) }];

  constructor(private readonly orders: PublicOrders) {}

  async show(ids: readonly string[]) {
    const orders = await this.orders.byIds(ids);
    return orders.map((row) => ({ row, topics: [publicOrderChanges(row.uid)] }));
  }

  /** An order placed just now may take a moment until it can be read. */
  private async open([uid, hash, ...rest]: string[]): Promise<SecretTopic | null> {
    if (!uid || !hash || rest.length > 0) return null;
    for (let look = 1; look <= LOOKS; look++) {
      const order = await this.orders.find(uid, hash);
      if (order) return { as: publicOrderChanges(order.uid) };
      if (look < LOOKS) await sleep(PAUSE_MS);
    }
    return null;
  }
}
