import { IconClockHour4 } from '@tabler/icons-react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useBranchTimeZone } from '../branches/use-branches.js';
import { useAtNow } from '../ui/use-now.js';
import classes from './orders.module.css';

/** What the guest was asked and until when they may answer, or that they wait for an offer; else nothing. */
export const ProposalWords = ({ order }: { order: StaffOrder }) =>
  order.isQuotation || order.counterAppointment !== null ? <Words order={order} /> : null;

function Words({ order }: { order: StaffOrder }) {
  const timeZone = useBranchTimeZone(order.branch.id);
  const words = useAtNow((now) =>
    wordsOf(order, (at) => appointmentTimeText(new Date(at), new Date(now), timeZone)),
  );
  if (words === '') return null;
  return (
    <p className={classes.proposal}>
      <IconClockHour4 size={20} aria-hidden /> <span>{words}</span>
    </p>
  );
}

function wordsOf(
  { status, counterAppointment, answerBy, quotation }: StaffOrder,
  timeOf: (at: string) => string,
): string {
  if (status === 'requested') return 'Angebotsanfrage: Der Gast wartet auf ein Angebot.';
  if (status === 'offered' && quotation) {
    return `Angebot gemacht, wartet auf Gast. Gültig bis ${timeOf(quotation.validUntil)}`;
  }
  if (counterAppointment !== null && answerBy !== null) {
    return `Wartet auf Gast. Vorgeschlagen: ${timeOf(counterAppointment)}. Antwort bis ${timeOf(answerBy)}`;
  }
  return status === 'pending' ? 'Der Gast hat das Angebot angenommen.' : '';
}
