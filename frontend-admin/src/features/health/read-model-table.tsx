import type { HealthState, ReadModelHealth } from '@bestellwerk/domain/contracts/health.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { Badge, type Tone } from '../../shared/ui/badge.js';
import { Block } from '../../shared/ui/block.js';
import classes from './health.module.css';

export const stateWords: Record<HealthState, { one: string; all: string }> = {
  ok: { one: 'In Ordnung', all: 'Alles in Ordnung' },
  warning: { one: 'Achtung', all: 'Etwas braucht Aufmerksamkeit' },
  bad: { one: 'Gestört', all: 'Es gibt eine Störung' },
};

const tones: Record<HealthState, Tone> = { ok: 'good', warning: 'waiting', bad: 'urgent' };

export const StateBadge = ({ state }: { state: HealthState }) => (
  <Badge tone={tones[state]}>{stateWords[state].one}</Badge>
);

const UNKNOWN = '–';

/** How far each read model is. */
export function ReadModelTable({ readModels }: { readModels: readonly ReadModelHealth[] }) {
  if (readModels.length === 0) return null;
  return (
    <Block title="Listen und Tafeln">
      {/* Focusable, so that a keyboard can scroll it where it is wider than the screen. */}
      <div className={classes.scrolling} tabIndex={0} role="region" aria-label="Stand der Listen">
        <table
          className={classes.table}
          data-current={readModels.every(({ lag }) => lag === '0') || undefined}
        >
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Zustand</th>
              <th scope="col">Rückstand</th>
              <th scope="col">Position</th>
            </tr>
          </thead>
          <tbody>
            {readModels.map(({ id, title, state, lag, position, seconds, isBeingRebuilt }) => (
              <tr key={id}>
                <th scope="row">
                  {title}
                  {isBeingRebuilt && <small> wird neu aufgebaut</small>}
                </th>
                <td>
                  <StateBadge state={state} />
                </td>
                <td>{lagText(lag, seconds)}</td>
                <td>{formatNumber(Number(position))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  );
}

/** Positions have gaps, so the lag in time is more useful than their difference. */
function lagText(lag: string | null, seconds: number): string {
  if (lag === null) return UNKNOWN;
  return lag === '0' ? 'keiner' : `seit ${formatNumber(Math.round(seconds))} s`;
}
