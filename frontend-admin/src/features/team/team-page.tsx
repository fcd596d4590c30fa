import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { longDayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useToday } from '../../shared/shop/shop-api.js';
import { BranchTeam } from './branch-team.js';
import classes from './team-page.module.css';

/** Who is at work in the branches on screen, live. */
export default function TeamPage() {
  const today = useToday();
  const branches = useShownBranchesFor('presence.read');
  return (
    <RequirePermission to="presence.read" title="Kein Zugriff auf die Anwesenheit." what="Wer da ist,">
      <PageHead title="Wer ist da" note={longDayWords(today)} />
      <FailedRead endpoint="presence" />
      {branches.length === 0 && (
        <EmptyState
          title="Hier arbeitet niemand aus Ihren Filialen."
          text="Bitte wählen Sie oben eine andere Filiale."
        />
      )}
      <div className={classes.branches}>
        {branches.map((branch) => (
          <BranchTeam key={branch.id} branch={branch} isNamed={branches.length > 1} />
        ))}
      </div>
    </RequirePermission>
  );
}
