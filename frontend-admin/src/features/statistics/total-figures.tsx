import { formatDuration, formatMoney, formatNumber, formatPercent } from '@bestellwerk/domain/text/formats';
import { Figure, Figures } from '../../shared/ui/block.js';
import type { Totals } from './branch-totals.js';

interface Properties {
  totals: Totals;
  currency: string;
  /** Whether today is part of the range: shifts that are going on are counted once they end. */
  isTodayIn: boolean;
}

/** The whole range in figures. */
export function TotalFigures({ totals, currency, isTodayIn }: Properties) {
  const { orders, gross, net, canceledOrders, lostGross, canceledShare, workedMinutes } = totals;
  const average =
    orders === 0 ? 'keine Bestellungen' : `${formatMoney(gross / orders, currency)} je Bestellung`;
  const share = canceledShare === null ? '' : `${formatPercent(Math.round(canceledShare * 10) / 10)}, `;
  return (
    <Figures name="Summen des Zeitraums">
      <Figure name="Bestellungen" value={formatNumber(orders)} note={average} />
      <Figure
        name="Umsatz"
        value={formatMoney(gross, currency)}
        note={`${formatMoney(net, currency)} netto`}
      />
      <Figure
        name="Storniert oder abgelehnt"
        value={formatNumber(canceledOrders)}
        note={`${share}entgangen ${formatMoney(lostGross, currency)}`}
      />
      <Figure
        name="Arbeitszeit"
        value={formatDuration(workedMinutes)}
        note={isTodayIn ? 'ohne Pausen, nur beendete Dienste' : 'ohne Pausen'}
      />
    </Figures>
  );
}
