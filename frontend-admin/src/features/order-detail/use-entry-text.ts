import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import { entryWords } from './history.labels.js';

/** The sentence of an entry of an order's history as it reads now. */
export function useEntryText(
  entry: OrderHistoryEntry,
  { onlinePayments: online, branch }: Pick<StaffOrder, 'onlinePayments' | 'branch'>,
  history: readonly OrderHistoryEntry[],
): string {
  // As beside the payments: until when a refund waits is a time of the branch.
  const timeZone = useBranchTimeZone(branch.id);
  return useAtNow((now) => entryWords(entry, { online, history, now, timeZone }));
}
