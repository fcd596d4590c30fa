import { Modal, Skeleton, Stack } from '@mantine/core';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { ModeBadge, StatusBadge } from '../../shared/orders/order-badges.js';
import { useOrderHistoryQuery, useOrderStateQuery } from '../../shared/orders/orders-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { CustomerBlock } from './customer-block.js';
import facts from './facts.module.css';
import { entryWords, fieldWords, sourceWords, valueWords } from './history.labels.js';
import { ItemsBlock } from './items/items-block.js';
import { NotesBlock } from './notes-block.js';
import { EndingWords } from './order-head.js';
import classes from './past-order-dialog.module.css';
import { PaymentBlock } from './payment-block.js';
import { QuotationBlock } from './quotation-block.js';
import { ReviewBlock } from './review-block.js';

interface Properties {
  /** As it is now. */
  order: StaffOrder;
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

interface PastProperties {
  id: string;
  entry: OrderHistoryEntry;
  timeZone: string;
}

function PastOrder({ id, entry, timeZone }: PastProperties) {
  const { currentData: past, isError } = useOrderStateQuery({ id, revision: entry.revision });
  const { currentData: history = [] } = useOrderHistoryQuery(id);
  if (!past) {
    if (isError) return <FailedRead endpoint="orderState" />;
    return <Skeleton height={240} role="status" aria-label="Stand wird geladen" />;
  }
  const then = { online: past.onlinePayments, history, now: Date.parse(entry.at), timeZone };
  return (
    <Stack className={classes.past}>
      <p>
        Bestellung {past.ticketNumber}, {past.branch.name}, Nr. {past.uid}
      </p>
      <p>Nach: {entryWords(entry, then)}</p>
      <p className={classes.who}>{sourceWords(entry)}</p>
      <p className={classes.marks}>
        <StatusBadge status={past.status} />
        <ModeBadge order={past} />
      </p>
      <EndingWords order={past} />
      {times
        .filter((field) => past[field] !== null)
        .map((field) => (
          <p key={field} className={facts.money}>
            {fieldWords(field)} <strong>{valueWords(field, past[field], { ...past, timeZone })}</strong>
          </p>
        ))}
      <ItemsBlock order={past} past={entry} />
      {past.quotation && <QuotationBlock order={past} quotation={past.quotation} />}
      <NotesBlock order={past} past={entry} />
      <CustomerBlock order={past} past={entry} />
      <PaymentBlock order={past} past={entry} />
      {past.review && <ReviewBlock review={past.review} />}
    </Stack>
  );
}

const times = ['appointmentDate', 'appointment', 'counterAppointment', 'answerBy'] as const;
