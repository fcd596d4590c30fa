import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { closingTable, type ClosingRow } from '@bestellwerk/projections/payments/closing/table';
import type { EntityManager } from 'typeorm';
import type { ClosingSelection } from './closing-entries.js';

interface Till {
  /** In it when the day began; null if it is not known. */
  readonly openingCash: number | null;
  /** Taken out of it when the day was closed before. */
  readonly withdrawnCash: number;
}

/** What is known of the till of the one branch before its day is closed. */
export async function tillOf(
  manager: EntityManager,
  selection: ClosingSelection,
  closings: readonly ClosingRow[],
): Promise<Till> {
  const { branches, from, to } = selection;
  if (branches === 'all' || branches.length !== 1 || from !== to) {
    return { openingCash: null, withdrawnCash: 0 };
  }
  const own = closings.find(({ period }) => period === from);
  const steps = own?.isClosed === false ? own.document.steps : [];
  const withdrawn = steps.reduce((sum, { cash }) => sum + toUnits(cash?.withdrawn ?? 0), 0);
  return {
    openingCash: own?.document.cash?.opening ?? (await leftBefore(manager, branches[0]!, from)),
    withdrawnCash: toDecimal(withdrawn),
  };
}

/** What the last closed day before left in the till. */
async function leftBefore(manager: EntityManager, branch: string, date: string): Promise<number | null> {
  const last = await manager
    .createQueryBuilder(closingTable, 'closing')
    .where('closing.branch = :branch AND closing.isClosed AND closing.period < :date', { branch, date })
    .andWhere('length(closing.period) = :length', { length: date.length })
    .orderBy('closing.period', 'DESC')
    .getOne();
  const cash = last?.document.cash;
  return cash ? toDecimal(toUnits(cash.counted) - toUnits(cash.withdrawn)) : null;
}
