import { Link } from 'react-router';
import { OWED, useOrdersQuery } from '../api/orders-api.js';
import { useChosenBranch } from '../branches/use-branches.js';
import classes from './owed-hint.module.css';

const REFRESH = 60_000;

/** Reminds of orders that ended though money had been taken for them, until it is given back. */
export function OwedHint() {
  const branch = useChosenBranch()?.id ?? null;
  const owed = { page: 1, limit: 1, sort: '-placedAt', search: '', branch, from: null, to: null };
  const { data } = useOrdersQuery({ ...owed, status: OWED }, { pollingInterval: REFRESH });
  if (!data || data.total === 0) return null;
  const which =
    data.total === 1
      ? 'Eine abgelehnte oder stornierte Bestellung ist bezahlt.'
      : `${data.total} abgelehnte oder stornierte Bestellungen sind bezahlt.`;
  return (
    <p className={classes.hint} role="status">
      {which} Das Geld ist zurückzugeben. <Link to={`/orders?status=${OWED}`}>Ansehen</Link>
    </p>
  );
}
