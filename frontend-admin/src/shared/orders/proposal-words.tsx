import { IconClockQuestion } from '@tabler/icons-react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useBranchTimeZone } from '../branches/use-branches.js';
import { useAtNow } from '../ui/use-now.js';
import classes from './orders.module.css';

/** The time that was proposed to the guest, and until when they may answer; nothing if they are asked nothing. */
export function ProposalWords({ order }: { order: StaffOrder }) {
  const { counterAppointment, answerBy, branch } = order;
  if (counterAppointment === null || answerBy === null) return null;
  return (
    <p className={classes.proposal}>
      <IconClockQuestion size={20} aria-hidden />{' '}
      <Words proposed={counterAppointment} until={answerBy} branch={branch.id} />
    </p>
  );
}

function Words({ proposed, until, branch }: { proposed: string; until: string; branch: string }) {
  const timeZone = useBranchTimeZone(branch);
  const words = useAtNow((now) => {
    const timeOf = (at: string) => appointmentTimeText(new Date(at), new Date(now), timeZone);
    return `Wartet auf Gast. Vorgeschlagen: ${timeOf(proposed)}. Antwort bis ${timeOf(until)}`;
  });
  return <span>{words}</span>;
}
