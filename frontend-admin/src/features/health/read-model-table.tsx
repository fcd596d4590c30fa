import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { ReadModelHealth } from '@bestellwerk/domain/contracts/health.schema';
import { Block } from '../../shared/ui/block.js';
import classes from './health.module.css';
import { StateBadge } from './state-badge.js';

const UNKNOWN = '–';

/** How far each read model is. */
export function ReadModelTable({ readModels }: { readModels: readonly ReadModelHealth[] }) {
  if (readModels.length === 0) return null;
  return (
    <Block title="Listen und Tafeln">
      {/* Focusable, so that a keyboard can scroll it where it is wider than the screen. */}
      <div className={classes.scrolling} tabIndex={0} role="region" aria-label="Stand der Listen">
        <table className={classes.table}>
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
