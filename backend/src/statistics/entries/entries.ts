import type { FigureEntries } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { FigureName } from '@bestellwerk/domain/contracts/figures.schema';
import { type SaleFigure, saleFigures } from '@bestellwerk/domain/ordering/statistics/sale-entries';
import { isOfVisits, isSum } from '@bestellwerk/domain/views/figure-definitions';
import { HttpStatus } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../../platform/http/api-error.js';
import type { Scope } from '../figures/figure.js';
import { entriesOfSales } from './sale-entries.js';
import { entriesOfVisits } from './visit-entries.js';
import { entriesOfWork } from './work-entries.js';

export interface EntriesChoice {
  /** The key of one row of the statistic. */
  readonly row: string | undefined;
  /** The `next` of the entries before. */
  readonly after: string | undefined;
}

const isOfSales = (name: FigureName): name is SaleFigure => (saleFigures as readonly string[]).includes(name);

/** What a statistic is the sum of. Throws 404 for those that are none. */
export async function readEntries(
  manager: EntityManager,
  name: FigureName,
  scope: Scope,
  choice: EntriesChoice,
): Promise<FigureEntries> {
  if (!isSum(name)) {
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Statistik ist keine Summe einzelner Einträge.');
  }
  if (isOfSales(name)) return entriesOfSales(manager, name, scope, choice);
  if (isOfVisits(name)) return entriesOfVisits(manager, name, scope, choice);
  return entriesOfWork(manager, scope, choice);
}
