import { businessDate, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Days, Granularity } from '@bestellwerk/domain/statistics/period';
import type { PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import type { EntityManager } from 'typeorm';

/** What figures are asked about. */
export interface Scope {
  readonly days: Days;
  readonly granularity: Granularity;
  /** Of the shop. */
  readonly timeZone: string;
  readonly branches: 'all' | readonly string[];
  readonly catalogue: WholeCatalogue;
  /** Of order-times: when orders were placed, or when they are due. */
  readonly by: 'placed' | 'due';
  readonly now: Date;
  /** Orders of the last day that were placed at this instant or later do not count, in figures that know it (`comparedScope`). */
  readonly until?: Date;
  /** These are the days that are compared: only their total, figures and series are asked for. */
  readonly isBefore?: boolean;
  /** What is compared with, where rows say how they changed. */
  readonly compared?: Scope;
  readonly people: People;
}

export const todayOf = ({ now, timeZone }: Scope): CalendarDate => businessDate(now, timeZone);

/** The staff and what is planned for them. */
export interface People {
  /** The accounts of these branches. */
  team(branches: 'all' | readonly string[]): Promise<readonly string[]>;
  /** By account. */
  names(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What begins on these calendar days, by account. */
  shifts(accounts: readonly string[], days: Days): Promise<ReadonlyMap<string, readonly PlannedShift[]>>;
}

/** What a statistic answers, without what is the same for all. */
export type Figure = Pick<
  Figures,
  'unit' | 'total' | 'figures' | 'series' | 'rows' | 'groups' | 'rates' | 'matrix' | 'nodes' | 'links'
> & { readonly isTruncated?: boolean };

export type Reader = (manager: EntityManager, scope: Scope) => Promise<Figure>;
