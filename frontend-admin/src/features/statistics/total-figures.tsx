import { formatDuration } from '@bestellwerk/domain/rules/durations';
import { formatMoney, formatNumber, formatPercent } from '@bestellwerk/domain/rules/formats';
import { Figure, Figures } from '../../shared/ui/figures.js';
import type { Totals } from './branch-totals.js';

/** The whole range in figures. */
export function TotalFigures({ totals, currency }: { totals: Totals; currency: string }) {
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
      <Figure name="Arbeitszeit" value={formatDuration(workedMinutes)} note="ohne Pausen" />
    </Figures>
  );
}
