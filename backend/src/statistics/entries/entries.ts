import type { FigureEntries, FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { FigureName } from '@bestellwerk/domain/contracts/figures.schema';
import { type SaleFigure, saleFigures } from '@bestellwerk/domain/ordering/statistics/sale-entries';
import { isOfVisits, isSum } from '@bestellwerk/domain/views/figure-definitions';
import { HttpStatus } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../../platform/http/api-error.js';
import type { Scope } from '../figures/figure.js';
import type { EntriesChoice } from './choice.js';
import { entriesOfSales } from './sale-entries.js';
import { entriesOfSchedules } from './schedule-entries.js';
import { entriesOfVisits } from './visit-entries.js';
import { entriesOfWork } from './work-entries.js';

const isOfSales = (name: FigureName): name is SaleFigure => (saleFigures as readonly string[]).includes(name);

/** Statistics with lists beside their rows. */
const lists: Partial<Record<FigureName, readonly FigureList[]>> = {
  orders: ['rows', 'groups'],
  revenue: ['rows', 'groups', 'rates'],
  'canceled-orders': ['rows', 'groups'],
  donations: ['rows', 'groups'],
  resolutions: ['rows', 'groups'],
  'working-activities': ['rows', 'groups'],
};

/** What a statistic is the sum of. Throws 404 for those that are none, and 422 for lists that it does not have. */
export async function readEntries(
  manager: EntityManager,
  name: FigureName,
  scope: Scope,
  choice: EntriesChoice,
): Promise<FigureEntries> {
  if (!isSum(name)) {
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Statistik ist keine Summe einzelner Einträge.');
  }
  if (!(lists[name] ?? ['rows']).includes(choice.list)) {
    throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Diese Aufstellung gibt es hier nicht.', 'list');
  }
  if (isOfSales(name)) return entriesOfSales(manager, name, scope, choice);
  if (isOfVisits(name)) return entriesOfVisits(manager, name, scope, choice);
  if (name === 'working-schedules') return entriesOfSchedules(manager, scope, choice);
  return entriesOfWork(manager, scope, choice);
}
