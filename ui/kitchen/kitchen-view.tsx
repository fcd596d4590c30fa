import './kitchen.css';
import './kitchen-tools.css';
import { type ReactNode, useState } from 'react';
import type { KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import { dayAndTime, otherDayText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { type Kitchen, kitchenAt } from '@bestellwerk/domain/views/kitchen';
import { ChimeSwitch } from './chime-switch.js';
import { KitchenCard } from './kitchen-card.js';
import { KitchenEdge } from './kitchen-edge.js';
import { KitchenSums } from './kitchen-sums.js';
import type { KitchenServer } from './kitchen-work.js';
import { useCategories, useOfferedCategories } from './use-categories.js';
import { useKitchenChime } from './use-kitchen-chime.js';
import { useKitchenWork } from './use-kitchen-work.js';

interface Properties {
  orders: readonly KitchenOrder[];
  /** When they were read, by this device's clock in milliseconds. */
  readAt: number;
  /** The server's clock in milliseconds. */
  now: number;
  timeZone: string;
  server: KitchenServer;
  /** What else the page offers, in the row of the choices. */
  children?: ReactNode;
}

/** Everything that the kitchen of a branch has to make: by order, and added up over all orders. */
export function KitchenView({ orders, readAt, now, timeZone, server, children }: Properties) {
  const work = useKitchenWork(orders, readAt, server);
  const categories = useCategories();
  const [isSums, setSums] = useState(false);
  const kitchen = kitchenAt(work.orders, now, categories.chosen);
  const sound = useKitchenChime(kitchenAt(work.orders, now).tickets, kitchen.tickets);
  const late = work.orders.filter(
    ({ status, isTicketLate }) => status === 'confirmed' && isTicketLate,
  ).length;
  const offered = useOfferedCategories(work.orders, now);
  return (
    <div className="kitchen" data-view={isSums ? 'sums' : 'tickets'}>
      <div className="kitchen-tools">
        <div className="kitchen-choice kitchen-views" role="group" aria-label="Ansicht">
          <button type="button" aria-pressed={!isSums} onClick={() => setSums(false)}>
            Bestellungen
          </button>
          <button type="button" aria-pressed={isSums} onClick={() => setSums(true)}>
            Summen
          </button>
        </div>
        {(offered.length > 1 || categories.chosen.size > 0) && (
          <div className="kitchen-choice" role="group" aria-label="Kategorien">
            <button type="button" aria-pressed={categories.chosen.size === 0} onClick={categories.all}>
              Alles
            </button>
            {offered.map(({ id, name, open }) => (
              <button
                key={id}
                type="button"
                data-empty={open === 0 || undefined}
                aria-pressed={categories.chosen.has(id)}
                aria-label={`${name}, ${open} offen`}
                onClick={() => categories.turn(id)}
              >
                {name} <span className="kitchen-count">{open}</span>
              </button>
            ))}
          </div>
        )}
        <ChimeSwitch sound={sound} />
        {children}
      </div>
      <div role="alert" className="kitchen-alerts">
        {late > 0 && <p className="kitchen-alarm">{lateWords(late)}</p>}
      </div>
      <div className="kitchen-rooms">
        <Tickets kitchen={kitchen} now={now} timeZone={timeZone} work={work} />
        <KitchenSums kitchen={kitchen} work={work} />
      </div>
      <KitchenEdge work={work} />
    </div>
  );
}

interface TicketsProperties {
  kitchen: Kitchen;
  now: number;
  timeZone: string;
  work: ReturnType<typeof useKitchenWork>;
}

function Tickets({ kitchen: { tickets, later }, now, timeZone, work }: TicketsProperties) {
  const at = new Date(now);
  const whenWords = (dueAt: Date): string =>
    (otherDayText(dueAt, at, timeZone) === null ? 'um ' : '') + dayAndTime(dueAt, at, timeZone);
  return (
    <section className="kitchen-tickets" aria-label="Bestellungen">
      <header>
        <h2>{countWords(tickets.length)}</h2>
        {later[0] && (
          <p className="kitchen-later">
            {later.length} für später, die nächste {whenWords(new Date(later[0].order.dueAt))} Uhr.
          </p>
        )}
      </header>
      <ul className="kitchen-cards">
        {tickets.map((ticket) => (
          <KitchenCard key={ticket.order.id} ticket={ticket} now={now} timeZone={timeZone} work={work} />
        ))}
      </ul>
    </section>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'In der Küche ist nichts zu tun';
  return count === 1 ? '1 Bestellung' : `${count} Bestellungen`;
}

const lateWords = (count: number): string =>
  count === 1
    ? 'Ein Küchenbon wurde nicht gedruckt. Bitte sehen Sie nach dem Drucker.'
    : `${count} Küchenbons wurden nicht gedruckt. Bitte sehen Sie nach dem Drucker.`;
