import { Skeleton } from '@mantine/core';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { BranchLimits } from './branch-limits.js';
import { useAvailabilityQuery } from '../../shared/branches/availability-api.js';
import classes from './ordering-limits.module.css';

/** What the branches on screen do not take or sell at the moment, how much longer orders take, and how to change it. */
export default function OrderingLimitsPage() {
  const branches = useShownBranchesFor('ordering.limit');
  return (
    <RequirePermission
      to="ordering.limit"
      title="Kein Zugriff auf die Bestellannahme."
      what="Die Bestellannahme"
    >
      <PageHead
        title="Bestellannahme"
        note="Pausen, Wartezeiten, Ausverkauftes und volle Zeiten; der Shop zeigt es sofort"
      />
      <FailedRead endpoint="availability" />
      {branches.length === 0 && (
        <EmptyState title="Hier ist nichts zu steuern." text="Bitte wählen Sie oben eine andere Filiale." />
      )}
      <div className={classes.branches}>
        {branches.map((branch) => (
          <OneBranch key={branch.id} branch={branch} isNamed={branches.length > 1} />
        ))}
      </div>
    </RequirePermission>
  );
}

function OneBranch({ branch, isNamed }: { branch: { id: string; name: string }; isNamed: boolean }) {
  const { data, isError } = useAvailabilityQuery(branch.id);
  if (data) return <BranchLimits branch={branch} days={data} isNamed={isNamed} />;
  return isError ? null : <Skeleton height={220} role="status" aria-label={`${branch.name} wird geladen`} />;
}
