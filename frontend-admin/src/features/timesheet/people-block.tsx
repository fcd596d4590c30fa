import { ActionIcon, Button, Menu, Skeleton } from '@mantine/core';
import { IconCalendarWeek, IconDotsVertical, IconQrcode } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { sumBy } from '@bestellwerk/domain/statistics/buckets';
import { formatBalance, formatDuration } from '@bestellwerk/domain/text/formats';
import type { PersonBalance } from '@bestellwerk/domain/contracts/working-time.schema';
import {
  useShownBranches,
  useShownBranchesFor,
  useShownBranchWords,
} from '../../shared/branches/use-branches.js';
import { useUser } from '../../shared/session/use-user.js';
import { useBranchesQuery } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { AccessCodeDialog } from '../../shared/working-time/access-code-dialog.js';
import { NumberTable } from '../../shared/ui/table.js';
import { PlanDrawer } from './plan-drawer.js';
import classes from './timesheet.module.css';

interface Properties {
  people: readonly PersonBalance[] | undefined;
  chosen: string | null;
  /** Its last day is not over: balances end the day before. */
  isGoingOn: boolean;
  onChoose(user: string | null): void;
}

/** The activities below stay within reach. */
const MOST_AT_FIRST = 15;

/** Worked and planned time per person in the range. */
export function PeopleBlock({ people, chosen, isGoingOn, onChoose }: Properties) {
  const [isWhole, setWhole] = useState(false);
  if (!people) return <Skeleton height={180} mb={20} role="status" aria-label="Zeitsalden werden geladen" />;
  const shown = people.filter(({ user }) => chosen === null || user === chosen);
  if (shown.length === 0) return null;
  const balanceName = isGoingOn ? 'Saldo bis gestern' : 'Saldo';
  const first = isWhole ? shown : shown.slice(0, MOST_AT_FIRST);
  return (
    <Block title="Summen je Person">
      <NumberTable className={classes.people}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Gearbeitet</th>
            <th scope="col">Geplant</th>
            <th scope="col">{balanceName}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {first.map((person) => (
            <tr key={person.user}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={chosen === person.user}
                  onClick={() => onChoose(chosen === person.user ? null : person.user)}
                >
                  {person.name}
                </button>
              </th>
              <Minutes {...person} balanceName={balanceName} />
              <td>
                <PersonMenu person={person} />
              </td>
            </tr>
          ))}
        </tbody>
        {shown.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Zusammen</th>
              <Minutes {...totalOf(shown)} balanceName={balanceName} />
              <td />
            </tr>
          </tfoot>
        )}
      </NumberTable>
      {shown.length > MOST_AT_FIRST && (
        <Button mt="sm" size="sm" variant="default" onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Nur die ersten ${MOST_AT_FIRST} anzeigen` : `Alle ${shown.length} anzeigen`}
        </Button>
      )}
      <SomeBranches />
      {isGoingOn && (
        <p className={classes.note}>
          „Gearbeitet“ sind beendete Dienste. „Geplant“ enthält auch Dienste, die noch nicht vorbei sind oder
          noch kommen.
        </p>
      )}
    </Block>
  );
}

/** What the sums are about, where that is not all branches. */
function SomeBranches() {
  const where = useShownBranchWords();
  const shown = useShownBranches().length;
  const { data: all } = useBranchesQuery();
  if (!all || shown === 0 || shown >= all.length) return null;
  return <p className={classes.note}>Nur, was in {where} gearbeitet und geplant ist.</p>;
}

const NOTHING = '–';

interface MinutesProperties extends Minutes {
  balanceName: string;
}

const Minutes = ({
  workedMinutes,
  runningMinutes,
  plannedMinutes,
  balanceMinutes,
  balanceName,
}: MinutesProperties) => (
  <>
    <td>
      {formatDuration(workedMinutes)}
      {runningMinutes > 0 && <small>läuft, bisher {formatDuration(runningMinutes)}</small>}
    </td>
    <td>{formatDuration(plannedMinutes)}</td>
    <td data-label={balanceName} data-short={(balanceMinutes ?? 0) < 0 || undefined}>
      {balanceMinutes === null ? NOTHING : formatBalance(balanceMinutes)}
    </td>
  </>
);

function PersonMenu({ person: { user: id, name } }: { person: PersonBalance }) {
  const own = useUser().user.id;
  const mayIssue = useShownBranchesFor('workingTime.issueToken').length > 0;
  const mayPlan = useShownBranchesFor('workingTime.correct').length > 0;
  const [open, setOpen] = useState<'plan' | 'code' | null>(null);
  const menu = useRef<HTMLButtonElement>(null);
  // What opened the dialog was an item of the menu, which is gone.
  const close = () => {
    setOpen(null);
    menu.current?.focus();
  };
  if (id === own || (!mayIssue && !mayPlan)) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            ref={menu}
            variant="subtle"
            color="gray"
            size={40}
            aria-label={`Weitere Aktionen für ${name}`}
          >
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayPlan && (
            <Menu.Item
              leftSection={<IconCalendarWeek size={18} aria-hidden />}
              onClick={() => setOpen('plan')}
            >
              Wochenplan bearbeiten
            </Menu.Item>
          )}
          {mayIssue && (
            <Menu.Item leftSection={<IconQrcode size={18} aria-hidden />} onClick={() => setOpen('code')}>
              Zugangscode
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <AccessCodeDialog user={{ id, name }} opened={open === 'code'} onClose={close} />
      <PlanDrawer user={{ id, name }} opened={open === 'plan'} onClose={close} />
    </>
  );
}

type Minutes = Omit<PersonBalance, 'user' | 'name'>;

/** The minutes of several people together. */
const totalOf = (people: readonly Minutes[]): Minutes => ({
  workedMinutes: sumBy(people, ({ workedMinutes }) => workedMinutes),
  runningMinutes: sumBy(people, ({ runningMinutes }) => runningMinutes),
  plannedMinutes: sumBy(people, ({ plannedMinutes }) => plannedMinutes),
  balanceMinutes: people.some(({ balanceMinutes }) => balanceMinutes === null)
    ? null
    : sumBy(people, ({ balanceMinutes }) => balanceMinutes ?? 0),
});
