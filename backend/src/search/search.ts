import { branchesFor } from '@bestellwerk/domain/access/policy';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { searchTerms } from '@bestellwerk/domain/managed/sort-key';
import type { Found } from '@bestellwerk/domain/views/search.schema';
import { managedTable, type ManagedRow } from '@bestellwerk/projections/managed-record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Staff } from '../access/staff.js';
import { forStaffOnly, mayRead, readableBranches } from '../managed/record-access.js';
import { search, within } from '../managed/record-selection.js';
import { RESOURCES, type Resources } from '../managed/registered.js';
import { OrderSearch } from './order-search.js';

const MOST_OF_ONE_KIND = 5;
const MOST = 20;
const SHORTEST = 2;

/** One search over everything that somebody may read. */
@Injectable()
export class Search {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderSearch,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** What begins with the text comes first. */
  async find(text: string, staff: Staff): Promise<Found[]> {
    const words = searchTerms(text);
    if (words.join('').length < SHORTEST) return [];
    const branches = branchesFor(staff, 'orders.read');
    const found = await Promise.all([
      this.orders.find(words, branches, MOST_OF_ONE_KIND),
      ...this.resources
        .map(forStaffOnly)
        .filter((resource) => resource.search.length > 0 && mayRead(resource, staff))
        .map((resource) => this.ofKind(resource, text, staff)),
    ]);
    const beginsSo = ({ title }: Found) => searchTerms(title).join(' ').startsWith(words.join(' '));
    const all = found.flat();
    return [...all.filter(beginsSo), ...all.filter((one) => !beginsSo(one))].slice(0, MOST);
  }

  private async ofKind(resource: Resource, text: string, staff: Staff): Promise<Found[]> {
    const rows = this.dataSource.getRepository<ManagedRow>(managedTable(resource)).createQueryBuilder('r');
    search(within(rows.where('NOT r.isRemoved'), readableBranches(resource, staff)), text);
    const found = await rows
      .select(['r.id', 'r.title'])
      .orderBy('r.title')
      .addOrderBy('r.id')
      .limit(MOST_OF_ONE_KIND)
      .getMany();
    const { name, path } = resource;
    return found.map(({ id, title }) => ({ resource: name, path, id, title }));
  }
}
