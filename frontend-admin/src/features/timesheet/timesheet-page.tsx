import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTeamBalancesQuery } from './timesheet-api.js';
import { useChosenBranch, useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { useToday } from '../../shared/shop/shop-api.js';
import { ActivityDrawer } from './activity-drawer.js';
import { ActivityList } from './activity-list.js';
import { EnterDrawer } from './enter-drawer.js';
import { PeopleBlock } from './people-block.js';
import { SheetFilters } from './sheet-filters.js';
import { readSheetQuery, writeSheetQuery, type SheetQuery } from './sheet-query.js';

/** The working time of the team: entries, sums and corrections. */
export default function TimesheetPage() {
  return (
    <RequirePermission to="workingTime.read" title="Kein Zugriff auf den Zeitnachweis." what="Zeitnachweise">
      <Timesheet />
    </RequirePermission>
  );
}

function Timesheet() {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const query = readSheetQuery(parameters, today);
  const change = (changes: Partial<SheetQuery>) => setParameters((old) => writeSheetQuery(old, changes));
  const branch = useChosenBranch()?.id ?? null;
  const mayCorrect = useShownBranchesFor('workingTime.correct').length > 0;
  const [isEntering, entering] = useDisclosure(false);
  const { from, to } = query;
  const { data: people } = useTeamBalancesQuery({ from, to, branch });
  return (
    <>
      <PageHead title="Zeitnachweis" note="Gearbeitete Zeit des Teams mit allen Korrekturen">
        {mayCorrect && (
          <Button size="md" leftSection={<IconPlus size={20} aria-hidden />} onClick={entering.open}>
            Eintragen
          </Button>
        )}
      </PageHead>
      <SheetFilters query={query} people={people ?? []} today={today} onChange={change} />
      <FailedRead endpoint="teamBalances" />
      <PeopleBlock
        people={people}
        chosen={query.user}
        isGoingOn={to >= today}
        onChoose={(user) => change({ user })}
      />
      <ActivityList query={query} branch={branch} people={people} onChange={change} />
      <ActivityDrawer id={query.entry} onClose={() => change({ entry: null })} />
      <EnterDrawer
        opened={isEntering}
        people={people ?? []}
        user={query.user}
        today={today}
        onClose={entering.close}
      />
    </>
  );
}
