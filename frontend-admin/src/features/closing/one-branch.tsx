import { useState } from 'react';
import { type Action, may } from '@bestellwerk/domain/access/policy';
import { whoMay } from '@bestellwerk/domain/access/role-words';
import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { nothingToClose } from '@bestellwerk/domain/ordering/closing/closing-decisions';
import type { BranchName } from '../../shared/branches/use-branches.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { CloseDayDialog } from './close-day-dialog.js';
import { CloseMonthDialog } from './close-month-dialog.js';
import { isMonth } from './period.js';
import { State } from './state.js';

interface Properties {
  closing: Closing;
  branch: BranchName;
  today: string;
}

/** The closing of the one branch on screen. */
export const OneBranch = (shown: Properties) =>
  isMonth(shown.closing.period) ? <Month {...shown} /> : <Day {...shown} />;

function Day({ closing, branch, today }: Properties) {
  const [isClosing, setClosing] = useState(false);
  const { period, days, months, figures, firstDay } = closing;
  const state = days[0]?.closing ?? null;
  const isMonthClosed = months.some(({ closing: { isClosed } }) => isClosed);
  const obstacle = isMonthClosed
    ? 'Der Monat ist schon abgeschlossen.'
    : state?.isClosed
      ? null
      : nothingToClose(period, firstDay);
  const [mayClose, whoCloses] = useRight('day.close', branch, 'Abschließen');
  const [mayReopen, whoReopens] = useRight('day.reopen', branch, 'Wieder öffnen');
  return (
    <>
      <State
        {...{ branch: branch.id, period, state, figures }}
        onClose={mayClose && obstacle === null ? () => setClosing(true) : undefined}
        hint={obstacle ?? (state?.isClosed ? whoReopens : whoCloses)}
        mayReopen={mayReopen && !isMonthClosed}
      />
      <CloseDayDialog
        {...{ closing, today, branch: branch.id }}
        isOpen={isClosing}
        onClose={() => setClosing(false)}
      />
    </>
  );
}

function Month({ closing, branch, today }: Properties) {
  const [isClosing, setClosing] = useState(false);
  const { period, months, figures } = closing;
  const state = months[0]?.closing ?? null;
  const obstacle = state?.isClosed ? null : monthObstacle(closing, today);
  const [mayClose, whoCloses] = useRight('month.close', branch, 'Abschließen und wieder öffnen');
  return (
    <>
      <State
        {...{ branch: branch.id, period, state, figures }}
        onClose={mayClose && obstacle === null ? () => setClosing(true) : undefined}
        hint={obstacle ?? whoCloses}
        mayReopen={mayClose}
      />
      <CloseMonthDialog
        {...{ closing, branch: branch.id }}
        isOpen={isClosing}
        onClose={() => setClosing(false)}
      />
    </>
  );
}

function monthObstacle({ period, days, firstDay }: Closing, today: string): string | null {
  if (period >= today.slice(0, 7)) return 'Der Monat kann abgeschlossen werden, sobald er vorbei ist.';
  const open = days.filter((day) => day.isBusy && !day.closing?.isClosed).length;
  if (open > 0) return `${open === 1 ? '1 Tag ist' : `${open} Tage sind`} noch nicht abgeschlossen.`;
  return nothingToClose(period, firstDay);
}

/** Whether the user may do it in the branch, and who may if not. */
function useRight(action: Action, branch: BranchName, what: string): [may: boolean, who: string | undefined] {
  const isAllowed = may(usePrincipal(), action, branch.id);
  return [isAllowed, isAllowed ? undefined : `${what} dürfen ${whoMay(action)}.`];
}
