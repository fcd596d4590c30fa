import { IconClockQuestion } from '@tabler/icons-react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useBranchTimeZone } from '../branches/use-branches.js';
import { useAtNow } from '../ui/use-now.js';
import classes from './orders.module.css';

/** The time that was proposed to the guest, and until when they may answer; nothing if they are asked nothing. */
export function ProposalWords({ order }: { order: StaffOrder }) {
  const { counterAppointment, answerBy, branch } = order;
  const timeZone = useBranchTimeZone(branch.id);
  const words = useAtNow((now) => {
    const timeOf = (at: string) => appointmentTimeText(new Date(at), new Date(now), timeZone);
    if (counterAppointment === null || answerBy === null) return '';
    return `Vorgeschlagen: ${timeOf(counterAppointment)}. Antwort bis ${timeOf(answerBy)}`;
  });
  if (words === '') return null;
  return (
    <p className={classes.proposal}>
      <IconClockQuestion size={20} aria-hidden /> <span>Wartet auf Gast. {words}</span>
    </p>
  );
}
