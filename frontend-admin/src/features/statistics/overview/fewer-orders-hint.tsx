import { Link } from 'react-router';
import type { FigureRow, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import notes from '../../../shared/ui/notes.module.css';

interface Properties {
  today: string;
  /** Of the orders of today; undefined until it is known. */
  forecast: Figures | undefined;
}

/** Says which branches have clearly fewer orders than at other times at this hour: a page or a device may have failed. */
export function FewerOrdersHint({ today, forecast }: Properties) {
  const fewer = forecast?.rows?.filter(({ isClearlyFewer }) => isClearlyFewer === 1) ?? [];
  if (fewer.length === 0) return null;
  const search = `?${new URLSearchParams({ from: today, to: today })}`;
  return (
    <p className={notes.formNote} role="status">
      <span>
        Deutlich weniger Bestellungen als sonst um diese Zeit:{' '}
        {new Intl.ListFormat('de').format(fewer.map(wordsOf))}.
      </span>
      <Link to={{ pathname: '/statistics/orders', search }}>Ansehen</Link>
    </p>
  );
}

const wordsOf = ({ label, placed, expectedSoFar }: FigureRow): string =>
  `${label} (${formatNumber(Number(placed), 0)} statt etwa ${formatNumber(Math.round(Number(expectedSoFar)), 0)})`;
