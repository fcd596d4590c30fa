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
    const categoryOf = this.categoriesOf(branch);
    return orders.map((order) => ({
      ...this.common(order, branch),
      appointment: order.appointment,
      comment: order.comment,
      items: order.items.map(({ product, name, amount, unit, parts }, index) => ({
        ...{ product, name, amount, unit, parts },
        category: categoryOf(product),
        // Rows from before there were marks are read until theirs are made again.
        isPrepared: (order.prepared as boolean[] | undefined)?.[index] ?? false,
      })),
      isTicketLate: order.isTicketLate === true,
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

  /** The first category of the branch's menus that has the product. */
  private categoriesOf({ id }: Branch): (product: string) => KitchenOrder['items'][number]['category'] {
    const { menus, categories } = this.catalogue.catalogue();
    const names = new Map(categories.map((category) => [category.id, category.name]));
    const found = new Map<string, string>();
    for (const { catalog } of menus.filter(({ branches }) => branches.includes(id)))
      for (const { category, products } of catalog)
        for (const product of products) if (!found.has(product)) found.set(product, category);
    return (product) => {
      const category = found.get(product);
      const name = category && names.get(category);
      return category && name ? { id: category, name } : null;
    };
  }

  private timeZone(branch: Branch): string {
    return branch.timeZone ?? this.catalogue.catalogue().config.timeZone;
  }
}

const SHOWN: ReadonlySet<StaffOrder['status']> = new Set(['pending', 'confirmed', 'ready']);
