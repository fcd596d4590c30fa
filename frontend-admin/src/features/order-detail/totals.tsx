import { formatMoney, formatPercent } from '@bestellwerk/domain/text/formats';
import { donationLabel } from '@bestellwerk/domain/ordering/checkout/donation';
import { isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import {
  donationBackLabel,
  leftLabel,
  reducedLabel,
} from '@bestellwerk/domain/ordering/closing/closing-texts';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { orderSums } from '@bestellwerk/domain/views/order-sums';
import classes from './order-detail-page.module.css';

/** Delivery, the total, what refunds took off it, and net and tax of what is left, by rate. */
export function Totals({ order }: { order: StaffOrder }) {
  const { pricing, currency, deliveryArea, donation, status } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  const { reductions, left, donationBack, net, taxes } = orderSums(order);
  const isLess = reductions.length > 0 || donationBack > 0;
  const delivery = deliveryArea ? `Zustellung, ${deliveryArea}` : 'Zustellung';
  return (
    <dl className={classes.totals}>
      {(pricing.deliveryGross > 0 || deliveryArea) && (
        <Line name={delivery} value={money(pricing.deliveryGross)} />
      )}
      {pricing.donation !== undefined && (
        <Line
          name={donation ? `Spende des Gastes an ${donation.name}` : 'Spende des Gastes'}
          value={money(pricing.donation)}
        />
      )}
      <Line name={sumNames[pricing.model]} value={money(pricing.totalGross)} kind="total" />
      {reductions.map(({ rate, gross: amount }) => (
        <Line key={rate} name={`${reducedLabel} (${formatPercent(rate)} USt.)`} value={money(-amount)} />
      ))}
      {donationBack > 0 && <Line name={donationBackLabel} value={money(-donationBack)} />}
      {isLess && <Line name={leftLabel} value={money(left)} kind="left" />}
      <Line name="Netto" value={money(net)} />
      {taxes.map(({ rate, tax }) => (
        <Line key={rate} name={`Darin ${formatPercent(rate)} USt.`} value={money(tax)} />
      ))}
      {donation && !isUnfulfilled(status) && (
        <Line
          name={`${donationLabel(donation)} vom Anbieter, nicht in der Summe`}
          value={money(donation.amount)}
        />
      )}
    </dl>
  );
}

const sumNames = { fixed: 'Gesamt', approximate: 'Gesamt ca.', minimum: 'Gesamt ab' };

const Line = ({ name, value, kind }: { name: string; value: string; kind?: 'total' | 'left' }) => (
  <div data-kind={kind}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
