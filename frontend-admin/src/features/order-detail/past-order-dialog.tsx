import { Modal, Skeleton, Stack } from '@mantine/core';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { StatusBadge } from '../../shared/orders/order-badges.js';
import { useOrderStateQuery } from '../../shared/orders/orders-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import classes from './facts.module.css';
import { ItemList } from './item-list.js';
import { Totals } from './totals.js';

interface Properties {
  order: Pick<StaffOrder, 'id' | 'branch'>;
  /** The event after which the order is shown; null while the dialog is closed. */
  entry: OrderHistoryEntry | null;
  onClose(): void;
}

/** The order as it was after one of its events. */
export function PastOrderDialog({ order, entry, onClose }: Properties) {
  const timeZone = useBranchTimeZone(order.branch.id);
  const title = entry ? `Stand vom ${formatDateTime(new Date(entry.at), timeZone)}` : '';
  return (
    <Modal opened={entry !== null} onClose={onClose} title={title} size="lg">
      {entry && <PastOrder id={order.id} entry={entry} timeZone={timeZone} />}
    </Modal>
  );
}

function PastOrder({ id, entry, timeZone }: { id: string; entry: OrderHistoryEntry; timeZone: string }) {
  const { currentData: past, isError } = useOrderStateQuery({ id, revision: entry.revision });
  if (!past) {
    if (isError) return <FailedRead endpoint="orderState" />;
    return <Skeleton height={240} role="status" aria-label="Stand wird geladen" />;
  }
  const money = (amount: number) => formatMoney(amount, past.currency);
  return (
    <Stack>
      <p>Nach: {entry.text}</p>
      <p>
        <StatusBadge status={past.status} />
      </p>
      {past.appointment && (
        <p className={classes.money}>
          Vereinbarte Zeit <strong>{formatDateTime(new Date(past.appointment), timeZone)}</strong>
        </p>
      )}
      <ItemList items={past.items} currency={past.currency} />
      <Totals order={past} />
      <p className={classes.money}>
        {paymentMethodLabels[past.paymentMethod]}, bezahlt <strong>{money(past.paidAmount)}</strong>
      </p>
    </Stack>
  );
}
