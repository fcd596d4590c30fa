import { useShownBranchesFor, useShownBranchWords } from '../../shared/branches/use-branches.js';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import { longDayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useTimeZone, useToday } from '../../shared/shop/shop-api.js';
import { BranchTeam } from './branch-team.js';
import print from '../../shared/ui/print-sheet.module.css';
import classes from './team-page.module.css';

/** Who is at work in the branches on screen, live. */
export default function TeamPage() {
  const today = useToday();
  const branches = useShownBranchesFor('presence.read');
  return (
    <RequirePermission to="presence.read" title="Kein Zugriff auf die Anwesenheit." what="Wer da ist,">
      <div className={`${print.sheet} ${classes.sheet}`}>
        <PageHead
          title="Wer ist da"
          note={
            <>
              {longDayWords(today)}
              <OnPaper />
            </>
          }
        />
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
      </div>
    </RequirePermission>
  );
}

/** What the frame and the clock say on the screen. */
function OnPaper() {
  const where = useShownBranchWords();
  const timeZone = useTimeZone();
  const time = useAtNow((now) => formatTime(new Date(now), timeZone));
  return <span className={classes.onlyOnPaper}>{`, ${where}, Stand ${time}`}</span>;
}
