import { useState } from 'react';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import { type Kitchen, type KitchenSum, kitchenSums } from '@bestellwerk/domain/views/kitchen';
import type { KitchenWork } from './use-kitchen-work.js';

/** What is to be made of each product over all orders: of those that are made now, or with those for later. */
export function KitchenSums({ kitchen, work }: { kitchen: Kitchen; work: KitchenWork }) {
  const [isWholeDay, setWholeDay] = useState(false);
  const now = kitchen.tickets.filter(({ order }) => !work.finishing.includes(order.id));
  const sums = kitchenSums(isWholeDay ? [...now, ...kitchen.later] : now);
  return (
    <section className="kitchen-sums" aria-labelledby="kitchen-sums">
      <header>
        <h2 id="kitchen-sums">Summen</h2>
        <div className="kitchen-choice" role="group" aria-label="Zeitraum der Summen">
          <button type="button" aria-pressed={!isWholeDay} onClick={() => setWholeDay(false)}>
            Jetzt
          </button>
          <button type="button" aria-pressed={isWholeDay} onClick={() => setWholeDay(true)}>
            Mit späteren
          </button>
        </div>
      </header>
      {sums.length === 0 && <p>Nichts offen.</p>}
      <ul>
        {sums.map((sum) => (
          <li key={`${sum.product} ${sum.unit} ${sum.name}`}>
            <p className="kitchen-sum">
              <strong>{formatTimes(sum.amount, sum.unit)}</strong> {sum.name}
            </p>
            {!isWholeDay && <AllMade sum={sum} work={work} />}
            {sum.choices.length > 0 && (
              <p className="kitchen-choices">
                davon{' '}
                {sum.choices
                  .map(({ words, amount }) => `${formatTimes(amount, sum.unit)} ${words}`)
                  .join(', ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllMade({ sum, work }: { sum: KitchenSum; work: KitchenWork }) {
  const words = `${formatTimes(sum.amount, sum.unit)} ${sum.name}`;
  return (
    <button
      type="button"
      aria-label={`${words}: alle fertig`}
      onClick={() =>
        work.mark({
          what: words,
          lines: sum.lines.map(({ order, line }) => ({ order: order.id, line })),
          isPrepared: true,
        })
      }
    >
      Alle fertig
    </button>
  );
}
