import type { ChangedOrder } from '@bestellwerk/domain/contracts/closing.schema';
import { isCounted } from '@bestellwerk/domain/ordering/closing/closing-changes';
import type { ClosingRow } from '@bestellwerk/projections/payments/closing/table';
import { paymentTable, type PayableOrderRow } from '@bestellwerk/projections/payments/payment/table';
import type { EntityManager } from 'typeorm';
import { type ClosingSelection, keyOf } from './closing-entries.js';

const MOST_LATER = 200;

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

/** Money that came or went on closed days after their closing. */
export const latePayments = (manager: EntityManager, selection: ClosingSelection) =>
  rowsAfterClosing(manager, selection, 'date').andWhere('row.document IS NOT NULL').getMany();

/** Orders of closed days that changed after their closing, with how they counted in it. */
export async function lateOrders(
  manager: EntityManager,
  selection: ClosingSelection,
  closings: readonly ClosingRow[],
): Promise<ChangedOrder[]> {
  const closedAt = new Map(
    closings.map(({ branch, period, position }) => [keyOf({ branch, date: period }), position]),
  );
  const rows = await rowsAfterClosing(manager, selection, 'orderDate')
    .andWhere('row.state IS NOT NULL')
    .getMany();
  return (rows as PayableOrderRow[])
    .map((row): ChangedOrder => {
      const { id, branch, orderDate: date, payable, state, gross, reducedGross } = row;
      const { uid, ticketNumber } = payable;
      const before = countedAt(row, closedAt.get(keyOf({ branch, date }))!);
      return { ...{ id, branch, date, uid, ticketNumber }, ...{ state, gross, reducedGross, before } };
    })
    .filter(isCounted);
}

/** How an order counted at a position of the log; null if it did not yet. */
function countedAt({ earlier }: PayableOrderRow, position: string): ChangedOrder['before'] {
  const last = (earlier ?? []).findLast((one) => BigInt(one.position) <= BigInt(position));
  return last ? { state: last.state, gross: last.gross, reducedGross: last.reducedGross } : null;
}
