import {
  type FoundPerson,
  MOST_PERSONAL_ORDERS,
  type PersonalCustomer,
  type PersonalOrder,
} from '@bestellwerk/domain/contracts/personal-data.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { nationalNumber } from '@bestellwerk/domain/ordering/order-search';
import { guestTerms, type PersonTerm, personTerm } from '@bestellwerk/domain/ordering/person-search';
import { customer, type Customer } from '@bestellwerk/domain/records/definitions/customer';
import { asSought } from '@bestellwerk/domain/text/plain-text';
import { neededBecause } from '@bestellwerk/domain/views/needed-orders';
import { orderSearchTable } from '@bestellwerk/projections/ordering/order-search/table';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderBoard } from '../ordering/order-board.js';
import { isFoundBy } from '../ordering/searched-orders.js';

/** Finds what is known of a person: orders that are not erased, and kept customers. */
@Injectable()
export class PersonSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: OrderBoard,
  ) {}

  async find(search: string): Promise<FoundPerson> {
    const term = personTerm(search);
    const [ids, customers] = await Promise.all([this.orderIds(term), this.customers(term, search)]);
    const orders = await this.board.byIds(ids.slice(0, MOST_PERSONAL_ORDERS));
    const newestFirst = orders.sort((one, other) => other.placedAt.localeCompare(one.placedAt));
    return {
      orders: newestFirst.map(personalOrder),
      customers,
      isCut: ids.length > MOST_PERSONAL_ORDERS,
    };
  }

  private async orderIds(term: PersonTerm): Promise<string[]> {
    const terms = guestTerms(term);
    if (terms.length === 0) return [];
    const { condition, parameters } = isFoundBy(terms, 'guest');
    const found = await this.dataSource
      .getRepository(orderSearchTable)
      .createQueryBuilder('o')
      .select('o.id')
      .where(condition, parameters)
      .andWhere('NOT EXISTS (SELECT FROM views.erased_order e WHERE e.id = o.id)')
      .orderBy('o.placedAt', 'DESC')
      .limit(MOST_PERSONAL_ORDERS + 1)
      .getMany();
    return found.map(({ id }) => id);
  }

  private async customers(term: PersonTerm, search: string): Promise<PersonalCustomer[]> {
    const words = term.kind === 'name' ? asSought(search).split(/\s+/).filter(Boolean) : [];
    const rows: { id: string; document: Customer }[] = await this.dataSource.query(
      `SELECT id, document FROM views.${modelNameOf(customer)}
       WHERE title <> '' AND CASE $1
         WHEN 'email' THEN lower(document->>'email') = lower($2)
         WHEN 'phone' THEN regexp_replace(document->>'phone', '\\D', '', 'g') LIKE '%' || $3
         ELSE cardinality($4::text[]) > 0
           AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS word WHERE strpos(' ' || search, ' ' || word) = 0)
       END ORDER BY id LIMIT $5`,
      [term.kind, search.trim(), term.kind === 'phone' ? term.value : '', words, MOST_PERSONAL_ORDERS],
    );
    const isSought = ({ phone }: Customer) =>
      term.kind !== 'phone' || nationalNumber(phone ?? '') === term.value;
    return rows
      .filter(({ document }) => isSought(document))
      .map(({ id, document }) => personalCustomer(id, document));
  }
}

const personalCustomer = (id: string, fields: Customer): PersonalCustomer => ({
  id,
  name: customer.titleOf(fields),
  email: fields.email ?? '',
  phone: fields.phone ?? '',
});

const personalOrder = (order: StaffOrder): PersonalOrder => {
  const { id, uid, ticketNumber, branch, placedAt, status, mode, contact } = order;
  const { firstName, lastName, companyName, email, phone } = contact;
  return {
    ...{ id, uid, ticketNumber, branch, placedAt, status, mode },
    name: [firstName, lastName].filter(Boolean).join(' ') || (companyName ?? ''),
    email: email ?? '',
    phone: phone ?? '',
    neededBecause: neededBecause(order),
  };
};
