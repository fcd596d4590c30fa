import type { ChangedOrder, Closing, ClosingState } from '@bestellwerk/domain/contracts/closing.schema';
import { addMonths } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { ClosingFigures } from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import { cashOf, figuresOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { closingTable, type ClosingRow } from '@bestellwerk/projections/payments/closing/table';
import { paymentTable, type PayableOrderRow } from '@bestellwerk/projections/payments/payment/table';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActorNames } from '../../access/actor-names.js';
import { asOf } from '../../platform/consistency/as-of.js';
import { type Branches, Payments } from '../payments.js';
import { type BranchDate, byDay, type ClosingSelection, entriesOf, keyOf } from './closing-entries.js';

const MOST_LATER = 200;

/** What a branch came to on a business day. */
export interface DayFigures extends BranchDate {
  readonly figures: ClosingFigures;
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
    const { days, rows, later, openingCash, position, figures } = await this.read(branches, period);
    const named = await this.names.of(rows.flatMap(({ document }) => document.steps.map(({ by }) => by)));
    const states = new Map<string, ClosingState>(
      rows.map(({ branch, period: closed, isClosed, document: { cash, steps, figures } }) => [
        keyOf({ branch, date: closed }),
        {
          ...{ isClosed, cash },
          closed: { orders: figures.orders, gross: figures.gross, amount: figures.amount },
          steps: steps.map(({ type, at, by, reason, closed: sums, cash: counted }) => ({
            ...{ type, at, by: named(by), reason, closed: sums, cash: counted },
          })),
        },
      ]),
    );
    const all = new Map(days.map((day) => [keyOf(day), day]));
    for (const { branch, period: date } of rows.filter(isOfDay)) {
      if (!all.has(keyOf({ branch, date })))
        all.set(keyOf({ branch, date }), { branch, date, figures: NOTHING });
    }
    return {
      period,
      branch: branches !== 'all' && branches.length === 1 ? branches[0]! : null,
      figures,
      days: [...all.values()].toSorted(byDate).map(({ branch, date, figures: sums }) => ({
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
      ...{ openingCash, position },
    };
  }

  /** Each day of the period with business by itself, in order, and their sum; as of one position of the log. */
  async figures(branches: Branches, period: string) {
    return asOf(this.dataSource, 'payment', (manager) => figuresIn(manager, selectionOf(branches, period)));
  }

  private read(branches: Branches, period: string) {
    const selection = selectionOf(branches, period);
    return asOf(this.dataSource, 'payment', async (manager) => ({
      ...(await figuresIn(manager, selection)),
      rows: await closedIn(manager, selection),
      later: {
        payments: await latePayments(manager, selection),
        orders: await lateOrders(manager, selection),
      },
      openingCash: await openingCash(manager, selection),
    }));
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

/** What came or went on a day, or was changed of its orders, after the day was closed. */
function rowsAfterClosing(
  manager: EntityManager,
  { branches, from, to }: ClosingSelection,
  day: 'date' | 'orderDate',
) {
  const rows = manager
    .createQueryBuilder(paymentTable, 'row')
    .where(`row.${day} BETWEEN :from AND :to`, { from, to })
    .andWhere(
      `EXISTS (SELECT FROM views.closing c WHERE c.branch = row.branch AND c.period = CAST(row.${day} AS text)
        AND c.is_closed AND c.position < row.position)`,
    )
    .orderBy('row.position')
    .limit(MOST_LATER);
  if (branches !== 'all') rows.andWhere('row.branch = ANY (:branches)', { branches });
  return rows;
}

const latePayments = (manager: EntityManager, selection: ClosingSelection) =>
  rowsAfterClosing(manager, selection, 'date').andWhere('row.document IS NOT NULL').getMany();

async function lateOrders(manager: EntityManager, selection: ClosingSelection): Promise<ChangedOrder[]> {
  const rows = await rowsAfterClosing(manager, selection, 'orderDate')
    .andWhere('row.state IS NOT NULL')
    .getMany();
  return (rows as PayableOrderRow[]).map((row) => {
    const { id, branch, orderDate: date, payable, state, gross, reducedGross } = row;
    const { uid, ticketNumber } = payable;
    return { ...{ id, branch, date, uid, ticketNumber }, ...{ state, gross, reducedGross } };
  });
}

/** What the last closed day before left in the till of the one branch. */
async function openingCash(
  manager: EntityManager,
  { branches, from, to }: ClosingSelection,
): Promise<number | null> {
  if (branches === 'all' || branches.length !== 1 || from !== to) return null;
  const last = await manager
    .createQueryBuilder(closingTable, 'closing')
    .where('closing.branch = :branch AND closing.isClosed AND closing.period < :from', {
      ...{ branch: branches[0], from },
    })
    .andWhere('length(closing.period) = :length', { length: from.length })
    .orderBy('closing.period', 'DESC')
    .getOne();
  const cash = last?.document.cash;
  return cash ? toDecimal(toUnits(cash.counted) - toUnits(cash.withdrawn)) : null;
}
