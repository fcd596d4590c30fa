import { ticketAskedFor, type OrderTerm } from '@bestellwerk/domain/ordering/order-search';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import type { Found } from '@bestellwerk/domain/views/search.schema';
import { orderSearchTable } from '@bestellwerk/projections/order-search/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { whereFound } from '../ordering/found-orders.js';
import { OrderBoard, type Branches } from '../ordering/order-board.js';

/** Orders by what people say of them: ticket, phone, names, table, street, dish. */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: OrderBoard,
  ) {}

  /** Newest first; asked for a ticket, those with this ticket before all others. */
  async find(terms: readonly OrderTerm[], branches: Branches, limit: number): Promise<Found[]> {
    if (terms.length === 0 || (branches !== 'all' && branches.length === 0)) return [];
    const orders = this.dataSource.getRepository(orderSearchTable).createQueryBuilder('o').select('o.id');
    if (branches !== 'all') orders.where('o.branch = ANY (:branches)', { branches });
    const ticket = ticketAskedFor(terms);
    if (ticket !== null) {
      orders.addSelect('o.ticketNumber = :asked', 'is_asked').setParameter('asked', ticket);
      orders.orderBy('is_asked', 'DESC');
    }
    const rows = await whereFound(orders, terms).addOrderBy('o.placedAt', 'DESC').limit(limit).getMany();
    const ids = rows.map(({ id }) => id);
    const found = new Map((await this.board.byIds(ids)).map((order) => [order.id, order]));
    return ids.flatMap((id) => foundOf(found.get(id)));
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
