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
    wordsOf(order, now, (at) => appointmentTimeText(new Date(at), new Date(now), timeZone)),
  );
  if (words === '') return null;
  return (
    <p className={classes.proposal}>
      <IconClockHour4 size={20} aria-hidden /> <span>{words}</span>
    </p>
  );
}

/** The server does it; without a connection the page does not learn of it. */
const WITHOUT_ANSWER = 'Ohne Antwort des Gastes wird die Bestellung storniert.';

function wordsOf(
  { status, counterAppointment, answerBy, quotation }: StaffOrder,
  now: number,
  timeOf: (at: string) => string,
): string {
  if (status === 'requested') return 'Angebotsanfrage: Der Gast wartet auf ein Angebot.';
  if (status === 'offered' && quotation) {
    const { validUntil } = quotation;
    if (Date.parse(validUntil) < now)
      return `Das Angebot war bis ${timeOf(validUntil)} gültig. ${WITHOUT_ANSWER}`;
    return `Angebot gemacht, wartet auf Gast. Gültig bis ${timeOf(validUntil)}`;
  }
  if (counterAppointment !== null && answerBy !== null) {
    if (Date.parse(answerBy) < now) return `Die Antwortfrist war ${timeOf(answerBy)}. ${WITHOUT_ANSWER}`;
    return `Wartet auf Gast. Vorgeschlagen: ${timeOf(counterAppointment)}. Antwort bis ${timeOf(answerBy)}`;
  }
  return status === 'pending' ? 'Der Gast hat das Angebot angenommen.' : '';
}
