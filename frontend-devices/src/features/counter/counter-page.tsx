import './counter.css';
import { type ReactNode, useRef } from 'react';
import { counterOrders } from '@bestellwerk/domain/views/counter-orders';
import type { BranchAccess } from '../../shared/display/branch-access.js';
import { useCounterOrdersQuery } from '../../shared/display/display-api.js';
import { DisplayHead } from '../../shared/display/display-head.js';
import { DisplayNotice } from '../../shared/display/display-notice.js';
import { DisplayPage } from '../../shared/display/display-page.js';
import { POLLING, useDisplay } from '../../shared/display/use-display.js';
import { CounterCard } from './counter-card.js';
import { useTurningPages } from './use-turning-pages.js';

const TITLE = 'Bestellungen';

/** The open orders with their items, for a screen behind the counter that nobody touches. */
export default function CounterPage() {
  return (
    <DisplayPage title={TITLE}>{(access, newKey) => <Counter access={access} newKey={newKey} />}</DisplayPage>
  );
}

function Counter({ access, newKey }: { access: BranchAccess; newKey: ReactNode }) {
  const { list, now, staleSince, isRefused, refusal } = useDisplay(useCounterOrdersQuery(access, POLLING));
  if (isRefused) return newKey;
  if (!list) return <DisplayNotice title={TITLE} text={refusal} />;
  const { current, later } = counterOrders(list.orders, now);
  return (
    <>
      <DisplayHead meta={list} now={now} staleSince={staleSince} />
      {current.length === 0 ? (
        <DisplayNotice title="Keine offenen Bestellungen" text={laterWords(later.length)} />
      ) : (
        <Cards>
          {current.map((order) => (
            <CounterCard key={order.id} order={order} now={now} timeZone={list.timeZone} />
          ))}
          {later.length > 0 && <li className="counter-later">{laterWords(later.length)}</li>}
        </Cards>
      )}
    </>
  );
}

function Cards({ children }: { children: ReactNode }) {
  const cards = useRef<HTMLUListElement>(null);
  const turning = useTurningPages(cards, children);
  return (
    <>
      <ul ref={cards} className="counter-cards" tabIndex={0} aria-label="Offene Bestellungen">
        {children}
      </ul>
      {turning && turning.of > 1 && (
        <p className="counter-pages">
          Seite {turning.page} von {turning.of}
        </p>
      )}
    </>
  );
}

function laterWords(count: number): string {
  if (count === 0) return 'Neue Bestellungen erscheinen hier von selbst.';
  return count === 1 ? 'Eine Bestellung für später.' : `${count} Bestellungen für später.`;
}
