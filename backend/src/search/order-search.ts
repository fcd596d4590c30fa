import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Found } from '@bestellwerk/domain/contracts/search.schema';
import { byUrgency, dueOf, type DueOrder } from '@bestellwerk/domain/ordering/due-time';
import type { OrderTerm } from '@bestellwerk/domain/ordering/order-search';
import { orderSearchTable } from '@bestellwerk/projections/ordering/order-search/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderBoard, type Branches } from '../ordering/order-board.js';
import { countUpTo, isFoundBy, type Rank, ranksOf } from '../ordering/searched-orders.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';

export interface FoundOrders {
  /** Found by ticket, customer or place; after them names that sound alike. */
  readonly named: Found[];
  /** Found by dishes. */
  readonly others: Found[];
  /** How many there are; no further than the list of orders counts. */
  readonly total: number;
}

/** More open orders of a rank than these are not compared by their due time. */
const MOST_OPEN = 200;

/** Finds orders by ticket, phone, names, table, street, dish or amount. */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: OrderBoard,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders by rank; in each rank the open ones first, by urgency, then the others, newest first. Names that sound alike are
   * limited by themselves: they are looked for because those spelled alike are others.
   */
  async find(terms: readonly OrderTerm[], branches: Branches, limit: number): Promise<FoundOrders> {
    const isNobodys = branches !== 'all' && branches.length === 0;
    if (terms.length === 0 || isNobodys) return { named: [], others: [], total: 0 };
    const { ranks, parameters } = ranksOf(terms);
    const ofRank = async (name: Rank['name']): Promise<string[]> => {
      const rank = ranks.find((one) => one.name === name);
      return rank ? this.ofRank(rank, parameters, branches, limit) : [];
    };
    const [total, asked, begun, alike] = await Promise.all([
      this.count(terms, branches),
      ofRank('ticket'),
      ofRank('beginnings'),
      ofRank('names'),
    ]);
    const first = [...asked, ...begun];
    // Not beside them: where many begin so and none has it elsewhere, all orders would be read to find none.
    const spelled = first.length < limit ? await ofRank('guest') : [];
    const named = [...[...first, ...spelled].slice(0, limit), ...alike];
    const others = named.length < limit ? (await ofRank('all')).slice(0, limit - named.length) : [];
    const orders = await this.board.byIds([...named, ...others]);
    const found = new Map(orders.map((order) => [order.id, order]));
    const inWords = (id: string) => foundOf(found.get(id));
    return { named: named.flatMap(inWords), others: others.flatMap(inWords), total };
  }

  private async ofRank({ name, condition }: Rank, parameters: object, branches: Branches, limit: number) {
    const open = await this.open(condition, parameters, branches);
    if (open.length >= limit) return open.slice(0, limit);
    const rows = this.rows(condition, parameters, branches);
    rows.andWhere('NOT EXISTS (SELECT FROM views.order_board b WHERE b.id = o.id AND b.is_open)');
    // Of a name that all spell alike there are many sounds and no hit: all orders would be read in the index of their times.
    const newest = name === 'names' ? `o.placedAt + interval '0'` : 'o.placedAt';
    const ended = await rows
      .orderBy(newest, 'DESC')
      .limit(limit - open.length)
      .getMany();
    return [...open, ...ended.map(({ id }) => id)];
  }

  private async open(condition: string, parameters: object, branches: Branches): Promise<string[]> {
    const rows = this.rows(condition, parameters, branches)
      .select('o.id', 'id')
      .addSelect('o.branch', 'branch');
    rows.innerJoin('order_board', 'b', 'b.id = o.id AND b.isOpen');
    for (const name of dueFields) rows.addSelect(`b.document -> '${name}'`, name);
    const open = await rows.orderBy('b.placedAt', 'DESC').limit(MOST_OPEN).getRawMany<OpenRow>();
    const now = this.clock.now();
    const shops = this.catalogue.catalogue().config.timeZone;
    const dues = open.map(({ id, branch, ...order }) => {
      const hours = this.catalogue.branch(branch);
      return { id, due: dueOf(order, hours ?? null, now, hours?.timeZone ?? shops) };
    });
    const compare = byUrgency(now);
    return dues.sort((one, other) => compare(one.due, other.due)).map(({ id }) => id);
  }

  private count(terms: readonly OrderTerm[], branches: Branches): Promise<number> {
    const { condition, parameters } = isFoundBy(terms, 'all');
    return countUpTo(this.dataSource, this.rows(condition, parameters, branches));
  }

  private rows(condition: string, parameters: object, branches: Branches) {
    const rows = this.dataSource.getRepository(orderSearchTable).createQueryBuilder('o').select('o.id');
    rows.where(`(${condition})`, parameters);
    return branches === 'all' ? rows : rows.andWhere('o.branch = ANY (:branches)', { branches });
  }
}

const dueFields = [
  ...(['status', 'isDelivery', 'isDineIn', 'placedAt'] as const),
  ...(['appointment', 'appointmentDate'] as const),
] satisfies (keyof DueOrder)[];

type OpenRow = DueOrder & { readonly id: string; readonly branch: string };

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
