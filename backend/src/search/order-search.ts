import { ticketAskedFor, type OrderTerm } from '@bestellwerk/domain/ordering/order-search';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Found } from '@bestellwerk/domain/contracts/search.schema';
import { orderSearchTable } from '@bestellwerk/projections/ordering/order-search/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isFoundBy } from '../ordering/searched-orders.js';
import { OrderBoard, type Branches } from '../ordering/order-board.js';

export interface FoundOrders {
  /** Found by ticket, customer or place. */
  readonly named: Found[];
  /** Found by dishes. */
  readonly others: Found[];
}

/** Finds orders by ticket, phone, names, table, street or dish. */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: OrderBoard,
  ) {}

  /** Orders found by ticket, customer or place before those found by dishes, newest first. */
  async find(terms: readonly OrderTerm[], branches: Branches, limit: number): Promise<FoundOrders> {
    if (terms.length === 0 || (branches !== 'all' && branches.length === 0)) return { named: [], others: [] };
    const { condition, parameters } = isFoundBy(terms, 'search');
    const all = this.dataSource.getRepository(orderSearchTable).createQueryBuilder('o').select('o.id');
    all.where(condition, parameters);
    if (branches !== 'all') all.andWhere('o.branch = ANY (:branches)', { branches });
    const ticket = ticketAskedFor(terms);
    if (ticket !== null) {
      all.addSelect('o.ticketNumber = :asked', 'is_asked').setParameter('asked', ticket);
      all.orderBy('is_asked', 'DESC');
    }
    all.addOrderBy('o.placedAt', 'DESC');
    const guest = isFoundBy(terms, 'guest').condition;
    const named = await all.clone().andWhere(guest).limit(limit).getMany();
    const left = limit - named.length;
    const others = left > 0 ? await all.andWhere(`NOT (${guest})`).limit(left).getMany() : [];
    const orders = await this.board.byIds([...named, ...others].map(({ id }) => id));
    const found = new Map(orders.map((order) => [order.id, order]));
    const inWords = ({ id }: { id: string }) => foundOf(found.get(id));
    return { named: named.flatMap(inWords), others: others.flatMap(inWords) };
  }
}

function foundOf(order: StaffOrder | undefined): Found[] {
  if (!order) return [];
  const { id, uid, ticketNumber, placedAt, status, branch, contact, tableIdentifier } = order;
  const { isDelivery, isDineIn, appointment, appointmentDate } = order;
  const names = [contact.firstName, contact.lastName].filter(Boolean).join(' ') || contact.companyName;
  const title = names || (tableIdentifier ? `Tisch ${tableIdentifier}` : uid);
  const due = { isDelivery, isDineIn, appointment, appointmentDate };
  const shown = { ticketNumber, placedAt, status, branch: branch.name, branchId: branch.id, ...due };
  return [{ resource: 'order', path: 'orders', id, title, order: shown }];
}
