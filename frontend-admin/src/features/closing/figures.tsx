import { paymentKindLabels, paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import type {
  ClosingFigures,
  RateSum,
  TakingSum,
} from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import {
  donatedLabel,
  reducedLabel,
  roundingText,
  waivedLabel,
} from '@bestellwerk/domain/ordering/closing/closing-texts';
import { soldByRate, soldGross, takingsByMethod } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { formatMoney, formatNumber, formatPercent } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { NumberTable } from '../../shared/ui/table.js';
import classes from './closing.module.css';

interface Properties {
  figures: ClosingFigures;
}

/** Sales at each rate of tax, as on the receipts. */
export function SalesTable({ figures }: Properties) {
  const currency = useCurrency();
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Block title="Umsatz je Steuersatz">
      <div className={classes.scroll} tabIndex={0} role="group" aria-label="Umsatz je Steuersatz">
        <NumberTable className={classes.rates}>
          <thead>
            <tr>
              <th scope="col">Steuersatz</th>
              <th scope="col">Netto</th>
              <th scope="col">Steuer</th>
              <th scope="col">Brutto</th>
            </tr>
          </thead>
          {soldByRate(figures).map(({ after, less, sold }) => (
            <tbody key={after.rate}>
              <SumRow name={formatPercent(after.rate)} sum={after} />
              {less && <SumRow name="Verkauft" sum={sold} isPart />}
              {less && <SumRow name={reducedLabel} sum={negative(less)} isPart />}
            </tbody>
          ))}
          <tfoot>
            <SumRow name="Gesamt" sum={figures} />
          </tfoot>
        </NumberTable>
      </div>
      <p className={classes.hint}>
        {roundingText}
        {figures.reducedGross > 0 &&
          ` Verkauft wurden ${money(soldGross(figures))}. Davon sind ${money(figures.reducedGross)} nachgelassen, weil etwas fehlte oder mangelhaft war.`}
        {figures.deliveryGross > 0 && ` Liefergebühren: ${money(figures.deliveryGross)}.`}
        {figures.canceledOrders > 0 &&
          ` Nicht darin: ${ordersText(figures.canceledOrders)} über ${money(figures.canceledGross)}, storniert oder abgelehnt.`}
      </p>
    </Block>
  );
}

type Sums = Pick<RateSum, 'net' | 'tax' | 'gross'>;

function SumRow({ name, sum, isPart }: { name: string; sum: Sums; isPart?: boolean }) {
  const currency = useCurrency();
  return (
    <tr data-part={isPart}>
      <th scope="row">{name}</th>
      <td data-label="Netto">{formatMoney(sum.net, currency)}</td>
      <td data-label="Steuer">{formatMoney(sum.tax, currency)}</td>
      <td data-label="Brutto">{formatMoney(sum.gross, currency)}</td>
    </tr>
  );
}

const negative = ({ net, tax, gross }: Sums): Sums => ({ net: -net, tax: -tax, gross: -gross });

/** What came and went by each method. */
export function TakingsTable({ figures }: Properties) {
  const currency = useCurrency();
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Block title="Einnahmen je Zahlungsart">
      <NumberTable className={classes.takings}>
        <thead>
          <tr>
            <th scope="col">Zahlungsart</th>
            <th scope="col">Anzahl</th>
            <th scope="col">Betrag</th>
          </tr>
        </thead>
        {takingsByMethod(figures.takings).map(({ method, parts, amount }) => (
          <tbody key={method}>
            <tr>
              <th scope="row">{paymentMethodLabels[method]}</th>
              <td>{isPlain(parts) && formatNumber(parts[0]!.count)}</td>
              <td>
                <strong>{money(amount)}</strong>
              </td>
            </tr>
            {!isPlain(parts) &&
              parts.map((part) => (
                <tr key={part.kind} data-part>
                  <th scope="row">{kindLabels[part.kind]}</th>
                  <td>{formatNumber(part.count)}</td>
                  <td>{money(part.amount)}</td>
                </tr>
              ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">Gesamt</th>
            <td />
            <td>{money(figures.amount)}</td>
          </tr>
        </tfoot>
      </NumberTable>
    </Block>
  );
}

/** Nothing but payments. */
const isPlain = (parts: readonly TakingSum[]): boolean => parts.length === 1 && parts[0]!.kind === 'payment';

const kindLabels: Record<keyof typeof paymentKindLabels, string> = {
  payment: 'Zahlungen',
  counterEntry: 'Gegenbuchungen',
  refund: 'Rückzahlungen',
  chargeback: 'Rückbuchungen',
};

/** Why takings are others than sales, to the cent. */
export function Agreement({ figures, isOfMonth }: Properties & { isOfMonth: boolean }) {
  const currency = useCurrency();
  const others = isOfMonth ? 'anderer Monate' : 'anderer Tage';
  const lines: [string, number][] = [
    ['Umsatz', figures.gross],
    [donatedLabel, figures.donatedAmount],
    [`Noch offen (${ordersText(figures.openOrders)})`, -figures.openAmount],
    [waivedLabel, -figures.waivedAmount],
    [`Zurückzugeben oder unterwegs (${ordersText(figures.owedOrders)})`, figures.owedAmount],
    [`Zahlungen und Rückzahlungen für Bestellungen ${others}`, figures.forOthers],
    [
      `${isOfMonth ? 'In anderen Monaten' : 'An anderen Tagen'} bezahlt oder zurückgezahlt`,
      -figures.onOthers,
    ],
  ];
  return (
    <Block title="Vom Umsatz zu den Einnahmen">
      <NumberTable className={classes.agreement}>
        <thead className={classes.hidden}>
          <tr>
            <th scope="col">Was</th>
            <th scope="col">Betrag</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(([, amount], index) => index === 0 || amount !== 0)
            .map(([name, amount]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatMoney(amount, currency)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Einnahmen</th>
            <td>{formatMoney(figures.amount, currency)}</td>
          </tr>
        </tfoot>
      </NumberTable>
    </Block>
  );
}

/** '1 Bestellung', '12 Bestellungen' */
export const ordersText = (orders: number): string =>
  orders === 1 ? '1 Bestellung' : `${formatNumber(orders)} Bestellungen`;
