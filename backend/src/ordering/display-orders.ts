import type {
  DisplayMeta,
  FrontDeskOrder,
  KitchenOrder,
} from '@bestellwerk/domain/contracts/order-display.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { dueOf } from '@bestellwerk/domain/ordering/due-time';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { Injectable } from '@nestjs/common';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { OrderBoard } from './order-board.js';

/** Open orders as the displays of a branch show them: without names, contacts and prices. */
@Injectable()
export class DisplayOrders {
  constructor(
    private readonly board: OrderBoard,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  async frontDesk(branch: Branch): Promise<FrontDeskOrder[]> {
    const orders = await this.shown(branch);
    return orders.map((order) => ({ ...this.common(order, branch), readyAt: order.readyAt }));
  }

  async kitchen(branch: Branch): Promise<KitchenOrder[]> {
    const orders = await this.shown(branch);
    return orders.map((order) => ({
      ...this.common(order, branch),
      appointment: order.appointment,
      comment: order.comment,
      items: order.items.map(({ name, amount, unit, parts }) => ({ name, amount, unit, parts })),
    }));
  }

  meta(branch: Branch): DisplayMeta {
    const { id, name } = branch;
    return { branch: { id, name }, timeZone: this.timeZone(branch), now: this.clock.now().toISOString() };
  }

  private async shown({ id }: Branch): Promise<StaffOrder[]> {
    return (await this.board.open([id])).filter(({ status }) => SHOWN.has(status));
  }

  private common(order: StaffOrder, branch: Branch) {
    const { id, uid, ticketNumber, status, mode, tableIdentifier, placedAt } = order;
    const { disableTickets } = this.catalogue.catalogue().config;
    const { dueAt } = dueOf(order, branch, this.clock.now(), this.timeZone(branch));
    return {
      ...{ id, ticketNumber, status, mode, tableIdentifier, placedAt },
      number: disableTickets ? uid : String(ticketNumber),
      dueAt: dueAt.toISOString(),
    };
  }

  private timeZone(branch: Branch): string {
    return branch.timeZone ?? this.catalogue.catalogue().config.timeZone;
  }
}

const SHOWN: ReadonlySet<StaffOrder['status']> = new Set(['pending', 'confirmed', 'ready']);
