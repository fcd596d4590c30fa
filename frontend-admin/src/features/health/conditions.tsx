import type { HealthItem, HealthState } from '@bestellwerk/domain/contracts/health.schema';
import classes from './health.module.css';
import { StateBadge } from './state-badge.js';

const urgency: Record<HealthState, number> = { bad: 0, warning: 1, ok: 2 };

/** One card for each thing the product needs, the worst first. */
export function Conditions({ items }: { items: readonly HealthItem[] }) {
  const sorted = [...items].sort((a, b) => urgency[a.state] - urgency[b.state]);
  return (
    <ul className={classes.conditions} aria-label="Teile des Systems">
      {sorted.map(({ id, title, state, text, advice }) => (
        <li key={id} className={classes.condition} data-state={state}>
          <h2>
            {title} <StateBadge state={state} />
          </h2>
          <p>{text}</p>
          {advice !== null && <p className={classes.advice}>{advice}</p>}
        </li>
      ))}
    </ul>
  );
}
