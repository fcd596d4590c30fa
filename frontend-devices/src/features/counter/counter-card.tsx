import type { KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { minutesUntil } from '@bestellwerk/domain/ordering/due-time';
import { modeLabels, statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import { chosenWords } from '@bestellwerk/domain/views/item-words';

interface Properties {
  order: KitchenOrder;
  now: number;
  timeZone: string;
}

/** An order with its items, readable from the other side of the counter. */
export function CounterCard({ order, now, timeZone }: Properties) {
  const { number, status, mode, tableIdentifier, dueAt, items, comment } = order;
  const isLate = minutesUntil(new Date(dueAt), new Date(now)) < 0;
  return (
    <li className={`counter-card is-${status}`}>
      <p className="counter-number">{number}</p>
      <p className="counter-status">{statusLabels[status]}</p>
      <p>
        {modeLabels[mode]}
        {tableIdentifier !== null && `, Tisch ${tableIdentifier}`}
      </p>
      <p className={isLate ? 'counter-late' : undefined}>
        {isLate ? 'Überfällig seit' : 'Fällig um'}{' '}
        {appointmentTimeText(new Date(dueAt), new Date(now), timeZone)} Uhr
      </p>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            {formatTimes(item.amount, item.unit)} {item.name}
            {chosenWords(item).length > 0 && <small>{chosenWords(item).join(', ')}</small>}
          </li>
        ))}
      </ul>
      {comment && <p className="counter-comment">{comment}</p>}
    </li>
  );
}
