import { Link } from 'react-router';
import { branchesFor, may } from '@bestellwerk/domain/access/policy';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { OWED } from './orders-api.js';
import { useOwedPaymentsQuery } from './payments-api.js';
import { useCurrency } from '../shop/shop-api.js';
import { useChosenBranch } from '../branches/use-branches.js';
import { usePrincipal } from '../session/use-user.js';
import classes from './orders.module.css';

const REFRESH = 60_000;

/** Reminds those who see payments of orders that cost less than was paid, or nothing because they ended, until it is given back. */
export function OwedHint() {
  const branch = useChosenBranch()?.id ?? null;
  const principal = usePrincipal();
  const isAllowed =
    branch === null
      ? branchesFor(principal, 'payments.read').length > 0
      : may(principal, 'payments.read', branch);
  const currency = useCurrency();
  const { data } = useOwedPaymentsQuery(branch, { pollingInterval: REFRESH, skip: !isAllowed });
  if (!data?.orders) return null;
  const which =
    data.orders === 1
      ? 'Eine Bestellung ist mit mehr bezahlt, als sie jetzt kostet.'
      : `${data.orders} Bestellungen sind mit mehr bezahlt, als sie jetzt kosten.`;
  return (
    <p className={classes.owed} role="status">
      {which} Zurückzugeben: {formatMoney(data.amount, currency)}.{' '}
      <Link to={`/orders?status=${OWED}`}>Ansehen</Link>
    </p>
  );
}
