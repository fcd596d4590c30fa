import { formatMoney, formatPercent } from '@bestellwerk/domain/text/formats';
import { shownSums } from '@bestellwerk/domain/pricing/totals';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import classes from './order-detail-page.module.css';

/** Delivery, sums and the tax contained, by rate. */
export function Totals({ order: { pricing, currency, deliveryArea } }: { order: StaffOrder }) {
  const money = (amount: number) => formatMoney(amount, currency);
  const { net, taxes } = shownSums(pricing);
  const delivery = deliveryArea ? `Zustellung, ${deliveryArea}` : 'Zustellung';
  return (
    <dl className={classes.totals}>
      {(pricing.deliveryGross > 0 || deliveryArea) && (
        <Line name={delivery} value={money(pricing.deliveryGross)} />
      )}
      <Line name={sumNames[pricing.model]} value={money(pricing.totalGross)} isTotal />
      <Line name="Netto" value={money(net)} />
      {taxes.map(({ rate, tax }) => (
        <Line key={rate} name={`Darin ${formatPercent(rate)} USt.`} value={money(tax)} />
      ))}
    </dl>
  );
}

const sumNames = { fixed: 'Gesamt', approximate: 'Gesamt ca.', minimum: 'Gesamt ab' };

const Line = ({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) => (
  <div data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
