import { Button, Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { foundOrdersText } from '@bestellwerk/domain/ordering/found-count';
import { OWED, useOrdersQuery } from '../../shared/orders/orders-api.js';
import { useBranchInAddress } from '../../shared/branches/use-branch-in-address.js';
import { useChosenBranch } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequireOrderAccess } from '../../shared/session/require-access.js';
import { OwedHint } from '../../shared/orders/owed-hint.js';
import { useWayBack } from '../../shared/records/use-way-back.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { Pages } from '../../shared/ui/pages.js';
import { DataSwitches } from './data-switches.js';
import { ListFilters } from './list-filters.js';
import { isFiltered, PAGE_SIZE, readQuery, writeQuery, type ListQuery } from './list-query.js';
import { OrderTable } from './order-table.js';
import { useShownData } from './use-shown-data.js';

const nothingFiltered = { search: '', status: null, mode: null, payment: null, from: null, to: null };

/** All orders there ever were, searched, filtered, sorted and by page. */
export default function OrderListPage() {
  return (
    <RequireOrderAccess>
      <OrderList />
    </RequireOrderAccess>
  );
}

function OrderList() {
  useBranchInAddress();
  const [parameters, setParameters] = useSearchParams();
  const query = readQuery(parameters);
  const branch = useChosenBranch()?.id ?? null;
  const { data, isFetching, isError } = useOrdersQuery({ ...query, branch, limit: PAGE_SIZE });
  const { shown, show } = useShownData();
  const leaveBy = useWayBack('orders', data?.orders);
  const change = (changes: Partial<ListQuery>) =>
    setParameters((old) => writeQuery(old, changes), { replace: !('page' in changes) });

  return (
    <>
      <PageHead
        title="Bestellungen"
        note={data ? foundOrdersText(data.total, query.search !== '') : 'Bestellungen werden gesucht …'}
      />
      <ListFilters query={query} onChange={change} />
      <DataSwitches shown={shown} onShow={show} />
      {query.status !== OWED && <OwedHint />}
      <FailedRead endpoint="orders" />
      {!data && !isError && <Waiting />}
      {data?.orders.length === 0 && (
        <EmptyState
          title="Keine Bestellungen gefunden."
          text={
            isFiltered(query)
              ? 'Zu dieser Auswahl gibt es keine Bestellungen. Ändern Sie die Suche oder setzen Sie die Filter zurück.'
              : 'Hier stehen alle Bestellungen, sobald die erste eingegangen ist.'
          }
        >
          {isFiltered(query) && <Button onClick={() => change(nothingFiltered)}>Filter zurücksetzen</Button>}
        </EmptyState>
      )}
      <Pages total={data?.total ?? 0} size={PAGE_SIZE} page={query.page} onPage={(page) => change({ page })}>
        {data && data.orders.length > 0 && (
          <OrderTable
            orders={data.orders}
            shown={shown}
            sort={query.sort}
            isOld={isFetching}
            onSort={(sort) => change({ sort })}
            onLeave={leaveBy}
          />
        )}
      </Pages>
    </>
  );
}

const Waiting = () => (
  <div role="status" aria-label="Bestellungen werden geladen">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={48} mb={6} />
    ))}
  </div>
);
