import { dayAndTime } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import { chosenWords } from '@bestellwerk/domain/views/item-words';
import type { KitchenLine, KitchenTicket } from '@bestellwerk/domain/views/kitchen';
import type { KitchenWork } from './use-kitchen-work.js';

interface Properties {
  ticket: KitchenTicket;
  /** The server's clock in milliseconds. */
  now: number;
  timeZone: string;
  work: KitchenWork;
}

/** What is to be made of an order. A line is marked by a touch, and unmarked by another one. */
export function KitchenCard({ ticket: { order, lines, age, minutes }, now, timeZone, work }: Properties) {
  const { id, number, mode, tableIdentifier, comment, dueAt, isTicketLate } = order;
  const isFinishing = work.finishing.includes(id);
  const hasOthers = lines.length < order.items.length && order.items.some(isOpenBeside(lines));
  const open = lines.filter(({ isPrepared }) => !isPrepared);
  const markAll = () =>
    work.mark({
      what: `Bestellung ${number}, diese Station`,
      lines: open.map((line) => ({ order: id, line })),
      isPrepared: true,
    });
  return (
    <li className="kitchen-card" data-age={age} data-finishing={isFinishing || undefined}>
      <header>
        <h3>{number}</h3>
        <p className="kitchen-due">
          {dueWords(minutes)}
          <small>{dayAndTime(new Date(dueAt), new Date(now), timeZone)} Uhr</small>
        </p>
        <p>
          {modeLabels[mode]}
          {tableIdentifier !== null && `, Tisch ${tableIdentifier}`}
        </p>
      </header>
      {isTicketLate && <p className="kitchen-alarm">Der Küchenbon wurde nicht gedruckt.</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.index}>
            <button
              type="button"
              className="kitchen-line"
              aria-pressed={line.isPrepared}
              disabled={isFinishing}
              onClick={() =>
                work.mark({
                  what: `Bestellung ${number}, ${line.name}`,
                  lines: [{ order: id, line }],
                  isPrepared: !line.isPrepared,
                })
              }
            >
              <strong>{formatTimes(line.amount, line.unit)}</strong>
              <span>
                {line.name}
                {chosenWords(line).length > 0 && <small>{chosenWords(line).join(', ')}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {comment && <p className="kitchen-comment">{comment}</p>}
      {isFinishing ? (
        <button type="button" className="kitchen-undo" onClick={() => work.takeBack(id)}>
          Rückgängig
        </button>
      ) : (
        <button
          type="button"
          className="kitchen-finish"
          aria-label={`Bestellung ${number}: ${hasOthers ? 'hier fertig' : 'fertig'}`}
          onClick={hasOthers ? markAll : () => work.finish(order)}
        >
          {hasOthers ? 'Hier fertig' : 'Fertig'}
        </button>
      )}
    </li>
  );
}

const isOpenBeside =
  (lines: readonly KitchenLine[]) =>
  ({ isPrepared }: { readonly isPrepared: boolean }, index: number): boolean =>
    !isPrepared && lines.every((line) => line.index !== index);

function dueWords(minutes: number): string {
  if (minutes === 0) return 'jetzt';
  const many = Math.abs(minutes);
  const time = many < 60 ? `${many} min` : `${Math.floor(many / 60)} h ${many % 60} min`;
  return minutes < 0 ? `${time} zu spät` : `in ${time}`;
}
