import { branchesFor } from '@bestellwerk/domain/access/policy';
import type { KnownGuest } from '@bestellwerk/domain/contracts/known-guest.schema';
import { knownGuests, soughtNumber } from '@bestellwerk/domain/views/known-guests';
import { customer, type Customer } from '@bestellwerk/domain/records/definitions/customer';
import { orderSearchTable } from '@bestellwerk/projections/ordering/order-search/table';
import { recordTable } from '@bestellwerk/projections/records/record/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Staff } from '../access/staff.js';
import { OrderBoard } from '../ordering/order-board.js';
import { mayRead } from '../records/record-access.js';

/** Enough to find the people of one number, who are a household at most. */
const MOST_ORDERS = 20;
const MOST_CUSTOMERS = 5;

/** Finds guests by their phone number, as far as the user may see customers and orders. */
@Injectable()
export class KnownGuests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: OrderBoard,
  ) {}

  async find(phone: string, staff: Staff): Promise<KnownGuest[]> {
    const number = soughtNumber(phone);
    if (number === null) return [];
    const [customers, orders] = await Promise.all([
      mayRead(customer, staff) ? this.customers(number) : [],
      this.orders(number, staff),
    ]);
    return knownGuests(phone, customers, orders);
  }

  private async customers(number: string): Promise<Customer[]> {
    const rows = this.dataSource.getRepository(recordTable(customer)).createQueryBuilder('r');
    const found = await rows
      .where('NOT r.isRemoved')
      .andWhere(`regexp_replace(r.document ->> 'phone', '\\D', '', 'g') LIKE :end`, { end: `%${number}` })
      .limit(MOST_CUSTOMERS)
      .getMany();
    return found.map(({ id, document }) => ({ ...document, id }) as unknown as Customer);
  }

  private async orders(number: string, staff: Staff) {
    const branches = branchesFor(staff, 'orders.read');
    const rows = this.dataSource.getRepository(orderSearchTable).createQueryBuilder('o').select('o.id');
    rows.where('o.guest LIKE :word', { word: `% ${number} %` });
    if (branches !== 'all') rows.andWhere('o.branch = ANY (:branches)', { branches });
    const found = await rows.orderBy('o.placedAt', 'DESC').limit(MOST_ORDERS).getMany();
    const orders = await this.board.byIds(found.map(({ id }) => id));
    return orders.sort((one, other) => (one.placedAt < other.placedAt ? 1 : -1));
  }
}
