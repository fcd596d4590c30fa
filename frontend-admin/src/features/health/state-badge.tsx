import type { HealthState } from '@bestellwerk/domain/contracts/health.schema';
import classes from './health.module.css';

export const stateWords: Record<HealthState, { one: string; all: string }> = {
  ok: { one: 'In Ordnung', all: 'Alles in Ordnung' },
  warning: { one: 'Achtung', all: 'Etwas braucht Aufmerksamkeit' },
  bad: { one: 'Gestört', all: 'Es gibt eine Störung' },
};

export const StateBadge = ({ state }: { state: HealthState }) => (
  <span className={classes.mark} data-state={state}>
    {stateWords[state].one}
  </span>
);
