import { type Due, isAnotherTimeAgreed } from '@bestellwerk/domain/ordering/due-time';
import { otherDayText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { formatTime } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Age, ageWords } from '../../shared/orders/order-times.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import type { Lateness } from './columns.js';

interface Properties {
  order: Pick<StaffOrder, 'placedAt' | 'status' | 'answerBy' | 'appointment' | 'appointmentDate'>;
  /** Milliseconds since 1970. */
  dueAt: number;
  hasOwnTime: boolean;
  /** The guest wanted that time; otherwise it is the first that the branch's hours allow. */
  isChosen: boolean;
  kind: Due['kind'];
  minutesLate: number;
  lateness: Lateness;
}

/** Whether the words contain the time at which the order is due, which then need not be on the card again. */
export const tellsDueTime = ({
  order: { status, answerBy },
  lateness,
}: Pick<Properties, 'order' | 'lateness'>): boolean =>
  answerBy === null && status !== 'requested' && lateness !== 'late';

const lateWords = (minutes: number): string => ageWords(minutes * 60_000);

/**
 * When an order is due, or how late it is; its age while nobody has confirmed it or it is
 * wanted as soon as possible; while the guest is to answer, until when. */
export function DueWords({ order, dueAt, hasOwnTime, isChosen, kind, minutesLate, lateness }: Properties) {
  const { placedAt, status, answerBy } = order;
  const timeZone = useTimeZone();
  const time = formatTime(new Date(dueAt), timeZone);
  const day = useAtNow((now) => otherDayText(new Date(dueAt), new Date(now), timeZone) ?? '');
  const chosen = isAnotherTimeAgreed(order) ? 'vereinbart' : 'gewünscht';
  const today = kind === 'soon' ? 'fällig' : isChosen ? chosen : 'geplant';
  const dueWords = hasOwnTime ? day || today : `bis ${time}`;
  const answerDay = useAtNow(
    (now) => (answerBy && otherDayText(new Date(answerBy), new Date(now), timeZone)) ?? '',
  );
  const isOver = useAtNow((now) => answerBy !== null && Date.parse(answerBy) < now);
  if (answerBy !== null)
    return (
      <>
        <strong>{formatTime(new Date(answerBy), timeZone)}</strong>
        {answerDay && <span>{answerDay}</span>}
        <span>{isOver ? 'Frist vorbei' : 'Antwortfrist'}</span>
      </>
    );
  if (status === 'requested')
    return (
      <>
        <Age since={placedAt} />
        <span>{lateness === 'overdue' ? 'unbeantwortet' : 'angefragt'}</span>
      </>
    );
  if (lateness === 'late' && status === 'pending')
    return (
      <>
        <Age since={placedAt} />
        <span>unbestätigt</span>
        <span>{lateWords(minutesLate)} zu spät</span>
      </>
    );
  if (lateness === 'late')
    return (
      <>
        <strong>{lateWords(minutesLate)}</strong>
        <span>zu spät</span>
      </>
    );
  return (
    <>
      {hasOwnTime ? <strong>{time}</strong> : <Age since={placedAt} />}
      {lateness === 'overdue' && <span>unbestätigt</span>}
      <span>{dueWords}</span>
    </>
  );
}
