import type { Closing, ClosingState } from '@bestellwerk/domain/contracts/closing.schema';
import { addMonths } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { ClosingFigures } from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import { cashOf, figuresOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { closingTable, type ClosingRow } from '@bestellwerk/projections/payments/closing/table';
import { paymentTable } from '@bestellwerk/projections/payments/payment/table';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActorNames } from '../../access/actor-names.js';
import { asOf } from '../../platform/consistency/as-of.js';
import { type Branches, Payments } from '../payments.js';
import { type BranchDate, byDay, type ClosingSelection, entriesOf, keyOf } from './closing-entries.js';
import { lateOrders, latePayments } from './later-entries.js';
import { tillOf } from './till.js';

/** What a branch came to on a business day. */
export interface DayFigures extends BranchDate {
  readonly figures: ClosingFigures;
}

export interface ClosedDay extends DayFigures {
  readonly closing: ClosingState | null;
}

/** What days and months come to, and what of it is closed. */
@Injectable()
export class Closings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: ActorNames,
    private readonly payments: Payments,
  ) {}

  /** A business day (YYYY-MM-DD) or a month (YYYY-MM). */
  async of(branches: Branches, period: string): Promise<Closing> {
    const { days, rows, later, till, firstDay, position, figures } = await this.read(branches, period);
    const states = await this.statesOf(rows);
    return {
      period,
      branch: branches !== 'all' && branches.length === 1 ? branches[0]! : null,
      figures,
      days: withClosed(days, rows).map(({ branch, date, figures: sums }) => ({
        ...{ branch, date, orders: sums.orders, gross: sums.gross, amount: sums.amount, cash: cashOf(sums) },
        isBusy: isBusy(sums),
        closing: states.get(keyOf({ branch, date })) ?? null,
      })),
      months: rows
        .filter((row) => !isOfDay(row))
        .map(({ branch, period: month }) => ({
          ...{ branch, month },
          closing: states.get(keyOf({ branch, date: month }))!,
        })),
      later: { payments: await this.payments.named(later.payments), orders: later.orders },
      ...{ ...till, firstDay, position },
    };
  }

  /** Each day of the period with what it comes to and what it was closed with, as of one position of the log. */
  async closedDays(branches: Branches, period: string): Promise<ClosedDay[]> {
    const { days, rows } = await this.read(branches, period);
    const states = await this.statesOf(rows);
    return withClosed(days, rows).map((day) => ({ ...day, closing: states.get(keyOf(day)) ?? null }));
  }

  /** Each day of the period with business by itself, in order, and their sum; as of one position of the log. */
  async figures(branches: Branches, period: string) {
    return asOf(this.dataSource, 'payment', async (manager) => ({
      ...(await figuresIn(manager, selectionOf(branches, period))),
      firstDay: await firstDayOf(manager, branches),
    }));
  }

  private read(branches: Branches, period: string) {
    const selection = selectionOf(branches, period);
    return asOf(this.dataSource, 'payment', async (manager) => {
      const rows = await closedIn(manager, selection);
      return {
        ...(await figuresIn(manager, selection)),
        rows,
        later: {
          payments: await latePayments(manager, selection),
          orders: await lateOrders(manager, selection, rows),
        },
        till: await tillOf(manager, selection, rows),
        firstDay: await firstDayOf(manager, branches),
      };
    });
  }

  /** What became of days and months that were closed at least once, with the names of those who did it. */
  private async statesOf(rows: readonly ClosingRow[]): Promise<Map<string, ClosingState>> {
    const named = await this.names.of(rows.flatMap(({ document }) => document.steps.map(({ by }) => by)));
    return new Map(
      rows.map(({ branch, period, isClosed, document: { cash, steps, figures } }) => [
        keyOf({ branch, date: period }),
        {
          ...{ isClosed, cash, closed: figures },
          steps: steps.map(({ type, at, by, reason, closed, cash: counted }) => ({
            ...{ type, at, by: named(by), reason, closed, cash: counted },
          })),
        },
      ]),
    );
  }
}

/** Whether anything was sold, canceled or paid, or belongs to it. */
export const isBusy = ({
  orders,
  canceledOrders,
  takings,
  openOrders,
  owedOrders,
}: ClosingFigures): boolean => orders + canceledOrders + openOrders + owedOrders > 0 || takings.length > 0;

const NOTHING = figuresOf({ orders: [], rates: [], reductions: [], takings: [] }, () => false);

/** Days with business, and those that were closed without any. */
function withClosed(days: readonly DayFigures[], rows: readonly ClosingRow[]): DayFigures[] {
  const closed = rows.filter(isOfDay).map(({ branch, period: date }) => ({ branch, date, figures: NOTHING }));
  const all = new Map([...closed, ...days].map((day) => [keyOf(day), day]));
  return [...all.values()].toSorted(byDate);
}

const isOfDay = ({ period }: ClosingRow): boolean => period.length > 'YYYY-MM'.length;

const byDate = (one: BranchDate, other: BranchDate): number =>
  one.date.localeCompare(other.date) || one.branch.localeCompare(other.branch);

function selectionOf(branches: Branches, period: string): ClosingSelection {
  const isMonth = period.length === 'YYYY-MM'.length;
  if (!isMonth) return { branches, from: period, to: period };
  return { branches, from: `${period}-01`, to: addDays(`${addMonths(period, 1)}-01`, -1) };
}

async function figuresIn(manager: EntityManager, selection: ClosingSelection) {
  const { from, to } = selection;
  const entries = await entriesOf(manager, selection);
  const days = [...byDay(entries).values()]
    .filter(({ date }) => date >= from && date <= to)
    .map(({ branch, date, ...own }): DayFigures => ({
      ...{ branch, date },
      figures: figuresOf(own, (other) => other === date),
    }))
    .toSorted(byDate);
  return { days, figures: figuresOf(entries, (date) => date >= from && date <= to) };
}

function closedIn(manager: EntityManager, { branches, from, to }: ClosingSelection): Promise<ClosingRow[]> {
  const rows = manager
    .createQueryBuilder(closingTable, 'closing')
    .where('(closing.period BETWEEN :from AND :to OR closing.period = :month)', {
      ...{ from, to, month: from.slice(0, 7) },
    })
    .orderBy('closing.period');
  if (branches !== 'all') rows.andWhere('closing.branch = ANY (:branches)', { branches });
  return rows.getMany();
}

/** The business day of the first order of the one branch. */
async function firstDayOf(manager: EntityManager, branches: Branches): Promise<string | null> {
  if (branches === 'all' || branches.length !== 1) return null;
  const first = await manager
    .createQueryBuilder(paymentTable, 'row')
    .select('min(row.orderDate)::text', 'day')
    .where('row.branch = :branch', { branch: branches[0] })
    .getRawOne<{ day: string | null }>();
  return first?.day ?? null;
}
