import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useShownBranches } from '../../shared/branches/use-branches.js';
import { JobList } from '../../shared/printing/job-list.js';
import { usePrintJobsQuery } from '../../shared/printing/print-jobs-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { Pages } from '../../shared/ui/pages.js';

const PAGE_SIZE = 25;

/** What was sent to printers, and what became of it. */
export default function PrintJobsPage() {
  return (
    <RequirePermission to="orders.read" title="Kein Zugriff auf Druckaufträge." what="Druckaufträge">
      <AllJobs />
    </RequirePermission>
  );
}

function AllJobs() {
  const [page, turnTo] = useState(1);
  const branches = useShownBranches();
  const pollingInterval = usePollingWhileAway();
  const { data, isError } = usePrintJobsQuery({ branches, page, limit: PAGE_SIZE }, { pollingInterval });
  return (
    <>
      <PageHead title="Druckaufträge" note="Was an die Drucker ging, und was daraus wurde" />
      <FailedRead endpoint="printJobs" />
      {!data && !isError && <Skeleton height={240} role="status" aria-label="Druckaufträge werden geladen" />}
      {data?.total === 0 && (
        <EmptyState
          title="Noch keine Druckaufträge."
          text="Gedruckt wird auf der Seite einer Bestellung. Drucker legen Sie unter „Geräte“ an."
        />
      )}
      <Pages total={data?.total ?? 0} size={PAGE_SIZE} page={page} onPage={turnTo}>
        {data && data.jobs.length > 0 && <JobList jobs={data.jobs} />}
      </Pages>
    </>
  );
}
