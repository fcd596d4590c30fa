import { branchesFor } from '@bestellwerk/domain/access/policy';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { referredId } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { searchTerms } from '@bestellwerk/domain/records/sort-key';
import { orderTerms, ticketAskedFor } from '@bestellwerk/domain/ordering/order-search';
import type { Found } from '@bestellwerk/domain/contracts/search.schema';
import { recordTable, type RecordRow } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { escapeLike } from '../platform/database/queries.js';
import { forStaffOnly, mayRead, readableBranches } from '../records/record-access.js';
import { search, within } from '../records/record-selection.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { OrderSearch } from './order-search.js';

const MOST_OF_ONE_KIND = 5;
const MOST = 20;
const SHORTEST = 2;

/** Searches all records and orders that the user may read. */
@Injectable()
export class Search {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderSearch,
    private readonly catalogue: CatalogueReader,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /**
   * Orders with the requested ticket number come first, then exact names, then prefix matches; orders found by dishes come
   * last. Orders keep the places that their search gives them; the best of their names ranks all of them among records.
   */
  async find(text: string, staff: Staff): Promise<{ found: Found[]; orders: number }> {
    const terms = orderTerms(text);
    const ticket = ticketAskedFor(terms);
    const words = searchTerms(text);
    const isShort = words.join('').length < SHORTEST;
    const isAmount = terms.some(({ amount }) => amount !== undefined);
    if (isShort && ticket === null && !isAmount) return { found: [], orders: 0 };
    const branches = branchesFor(staff, 'orders.read');
    const [orders, ...records] = await Promise.all([
      this.orders.find(terms, branches, MOST_OF_ONE_KIND),
      ...(isShort ? [] : this.resources)
        .map(forStaffOnly)
        .filter((resource) => resource.search.length > 0 && mayRead(resource, staff))
        .map((resource) => this.ofKind(resource, text, staff)),
    ]);
    const rank = ({ title, order }: Found) => {
      if (ticket !== null && order?.ticketNumber === ticket) return 0;
      const name = searchTerms(title).join(' ');
      if (name === words.join(' ')) return 1;
      return name.startsWith(words.join(' ')) ? 2 : 3;
    };
    const best = Math.min(...orders.named.map(rank));
    const place = (one: Found) => (one.order ? best : rank(one));
    const named = [...orders.named, ...records.flat()].toSorted((one, other) => place(one) - place(other));
    return { found: [...named, ...orders.others].slice(0, MOST), orders: orders.total };
  }

  /** Of names that begin with the text the shortest come first, so that the exact one is not cut off. */
  private async ofKind(resource: Resource, text: string, staff: Staff): Promise<Found[]> {
    const rows = this.dataSource.getRepository<RecordRow>(recordTable(resource)).createQueryBuilder('r');
    search(within(rows.where('NOT r.isRemoved'), readableBranches(resource, staff)), text);
    const found = await rows
      .select(['r.id', 'r.title', 'r.document'])
      .setParameter('start', `${escapeLike(searchTerms(text).join(' '))}%`)
      .orderBy('CASE WHEN r.search LIKE :start THEN length(r.title) END', 'ASC', 'NULLS LAST')
      .addOrderBy('r.title')
      .addOrderBy('r.id')
      .limit(MOST_OF_ONE_KIND)
      .getMany();
    const { name, path, fields } = resource;
    const field = Object.keys(fields).find((one) => isOneBranch(fields[one]!));
    return found.map(({ id, title, document }) => {
      const branch = field === undefined ? undefined : this.branchName(document[field]);
      return { resource: name, path, id, title, ...(branch !== undefined && { branch }) };
    });
  }

  private branchName(reference: unknown): string | undefined {
    return this.catalogue.branch(referredId(reference) ?? '')?.name;
  }
}

function isOneBranch(schema: z.ZodType): boolean {
  const control = formOf(schema)?.control;
  return control?.kind === 'reference' && control.resource === 'branch';
}
