import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { shortChangeWords } from '@bestellwerk/domain/views/change-words';
import { formatMoney, formatNumber } from '@bestellwerk/domain/text/formats';
import { useShownBranches } from '../../../shared/branches/use-branches.js';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { Block } from '../../../shared/ui/block.js';
import { NumberTable } from '../../../shared/ui/table.js';
import frame from '../frame/frame.module.css';
import classes from './branches-today.module.css';
import { type Span, thenWords } from './spans.js';

interface Properties {
  /** Today. */
  span: Span;
  revenue: Figures;
}

/** What each of several branches sold today, beside the same weekday of last week up to the same time. */
export function BranchesToday({ span, revenue: { rows = [], comparedUntil } }: Properties) {
  const shown = useShownBranches();
  const currency = useCurrency();
  const then = thenWords(span, comparedUntil, useTimeZone());
  const money = (amount: number) => formatMoney(amount, currency);
  if (shown.length < 2 || rows.length === 0) return null;
  return (
    <div className={classes.place}>
      <Block title="Filialen heute">
        <p className={frame.note}>In Klammern: {then}.</p>
        <NumberTable className={classes.branches}>
          <thead>
            <tr>
              <th scope="col">Filiale</th>
              <th scope="col">Umsatz</th>
              <th scope="col">Bestellungen</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                <td>
                  {money(row.value)}
                  <small>{shortChangeWords(row.value, Number(row.previousValue), money)}</small>
                </td>
                <td>
                  {formatNumber(Number(row.orders))}
                  <small>
                    {shortChangeWords(Number(row.orders), Number(row.previousOrders), formatNumber)}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </NumberTable>
      </Block>
    </div>
  );
}
