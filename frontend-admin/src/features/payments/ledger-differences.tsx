import { Link } from 'react-router';
import type { LedgerLine } from '@bestellwerk/domain/contracts/payments.schema';
import { comparedSums, differenceTexts } from '@bestellwerk/domain/ordering/ledger/ledger';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { Table } from '../../shared/ui/table.js';
import classes from './provider-panel.module.css';

type Difference = Extract<LedgerLine, { differences: unknown }>['differences'][number];

/** Every difference to the providers, with the order it belongs to. */
export function LedgerDifferences({
  compared,
  differences,
}: {
  compared: string;
  differences: readonly Difference[];
}) {
  const branchName = useBranchNames();
  const count = differences.length === 1 ? '1 Unterschied' : `${differences.length} Unterschiede`;
  return (
    <>
      <p>
        {compared}, <strong>{count}</strong>:
      </p>
      <div className={classes.differences}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Bestellung</th>
              <th scope="col">Filiale</th>
              <th scope="col">Zahlung</th>
              <th scope="col">Was nicht stimmt</th>
              <th scope="col" data-number>
                Bei uns
              </th>
              <th scope="col" data-number>
                Beim Anbieter
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map(
              ({ kind, method, reference, order, uid, branch, currency, amount, ours, theirs }) => (
                <tr key={`${kind} ${order} ${reference}`}>
                  <td>{order ? <Link to={`/orders/${order}`}>{uid ?? order}</Link> : '–'}</td>
                  <td>{(branch && branchName(branch)) || '–'}</td>
                  <td>
                    {paymentMethodLabels[method]}
                    {amount !== null && `, ${formatMoney(amount, currency)}`}
                    {reference && <small className={classes.reference}>{reference}</small>}
                  </td>
                  <td>{differenceTexts[kind]}</td>
                  <td data-number data-label={`${comparedSums[kind]} bei uns`.trim()}>
                    {amountOf(ours, currency)}
                    <small className={classes.sum}>{comparedSums[kind]}</small>
                  </td>
                  <td data-number data-label={`${comparedSums[kind]} beim Anbieter`.trim()}>
                    {amountOf(theirs, currency)}
                    <small className={classes.sum}>{comparedSums[kind]}</small>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </Table>
      </div>
    </>
  );
}

const amountOf = (amount: number | null, currency: string): string =>
  amount === null ? '–' : formatMoney(amount, currency);
