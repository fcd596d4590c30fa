import type { Resource } from '@bestellwerk/domain/records/resource';
import { projectionsOf } from '@bestellwerk/projections/projections';
import { AccountEntity } from './access/account.entity.js';

/** The tables that are read or written through repositories. */
export const entitiesFor = (resources: readonly Resource[]) => [
  AccountEntity,
  ...projectionsOf(resources).flatMap((projection) => [
    projection.table,
    ...('rollups' in projection ? projection.rollups.map(({ table }) => table) : []),
  ]),
];
