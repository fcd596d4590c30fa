import { Skeleton } from '@mantine/core';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { BranchQuestion } from './branch-question.js';
import { EntryForm } from './entry-form.js';
import { useEntryFacts } from './use-entry-facts.js';

/** Takes orders on the telephone and at the counter. */
export default function OrderEntryPage() {
  const branches = useShownBranchesFor('order.enter');
  const dispatch = useAppDispatch();
  const [only] = branches;
  return (
    <RequirePermission to="order.enter" title="Kein Zugriff auf die Aufnahme." what="Die Aufnahme">
      <PageHead title="Bestellung aufnehmen" note={only && branches.length === 1 ? only.name : undefined} />
      {branches.length === 0 && (
        <EmptyState
          title="Hier können Sie keine Bestellung aufnehmen."
          text="Bitte wählen Sie oben eine andere Filiale."
        />
      )}
      {branches.length === 1 && <OfBranch key={only!.id} branch={only!.id} />}
      {branches.length > 1 && (
        <BranchQuestion branches={branches} onChoose={(id) => dispatch(branchChosen(id))} />
      )}
    </RequirePermission>
  );
}

function OfBranch({ branch }: { branch: string }) {
  const facts = useEntryFacts(branch);
  if (facts) return <EntryForm facts={facts} />;
  return (
    <>
      <FailedRead endpoint="records" />
      <FailedRead endpoint="availability" />
      <Skeleton height={420} role="status" aria-label="Angebot wird geladen" />
    </>
  );
}
