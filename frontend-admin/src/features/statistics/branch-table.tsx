import { formatDuration, formatMoney, formatNumber, formatPercent } from '@bestellwerk/domain/text/formats';
import { Block } from '../../shared/ui/block.js';
import { NumberTable } from '../../shared/ui/table.js';
import { totalsOf, type StatisticDays } from './branch-totals.js';
import classes from './statistics.module.css';

interface Properties {
  days: StatisticDays;
  branches: readonly { id: string; name: string }[];
  currency: string;
}

/** The same totals for each branch. */
export function BranchTable({ days, branches, currency }: Properties) {
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Block title="Je Filiale">
      <div className={classes.scroll} tabIndex={0} role="region" aria-label="Summen je Filiale">
        <NumberTable className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Filiale</th>
              <th scope="col">Bestellungen</th>
              <th scope="col">Umsatz brutto</th>
              <th scope="col">Netto</th>
              <th scope="col">Storniert</th>
              <th scope="col">Anteil</th>
              <th scope="col">Entgangen</th>
              <th scope="col">Arbeitszeit</th>
            </tr>
          </thead>
          <tbody>
            {branches.map(({ id, name }) => {
              const totals = totalsOf(days, id);
              const { canceledShare } = totals;
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{formatNumber(totals.orders)}</td>
                  <td>{money(totals.gross)}</td>
                  <td>{money(totals.net)}</td>
                  <td>{formatNumber(totals.canceledOrders)}</td>
                  <td>{canceledShare === null ? '–' : formatPercent(Math.round(canceledShare * 10) / 10)}</td>
                  <td>{money(totals.lostGross)}</td>
                  <td>{formatDuration(totals.workedMinutes)}</td>
                </tr>
              );
            })}
          </tbody>
        </NumberTable>
      </div>
    </Block>
  );
}
