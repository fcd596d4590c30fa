import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { WeeklyPlanView } from '@bestellwerk/domain/contracts/working-time.schema';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useWeeklyPlanQuery } from './timesheet-api.js';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { SideDrawer, useLeave } from '../../shared/forms/entry-guard.js';
import { LaterPlan } from './later-plan.js';
import { PlanForm } from './plan-form.js';
import { PlanHistory } from '../../shared/working-time/plan-history.js';

interface Properties {
  user: { id: string; name: string };
  opened: boolean;
  onClose(): void;
}

/** The regular working week of a person, now and from later days on, and who changed it. */
export function PlanDrawer({ user, opened, onClose }: Properties) {
  return (
    <SideDrawer opened={opened} onClose={onClose} width={620} title={`Wochenplan von ${user.name}`}>
      {opened && <Plans user={user.id} onClose={onClose} />}
    </SideDrawer>
  );
}

function Plans({ user, onClose }: { user: string; onClose(): void }) {
  const pollingInterval = usePollingWhileAway();
  const { currentData: plan, isError } = useWeeklyPlanQuery(user, { pollingInterval });
  if (plan) return <ShownPlan newest={plan} onClose={onClose} />;
  if (isError) return <FailedRead endpoint="weeklyPlan" />;
  return <Skeleton height={360} role="status" aria-label="Wochenplan wird geladen" />;
}

const NOW = '';

/** What a form began with. What others save meanwhile does not replace it under the hands of its user. */
interface Basis {
  readonly plan: WeeklyPlanView;
  /** The beginning of a plan to come. */
  readonly chosen: string;
  /** A plan of the history that is to hold again. */
  readonly taken?: WeeklyPlan;
}

function ShownPlan({ newest, onClose }: { newest: WeeklyPlanView; onClose(): void }) {
  const [{ plan, chosen, taken }, setBasis] = useState<Basis>({ plan: newest, chosen: NOW });
  const leave = useLeave();
  const show = (basis: Omit<Basis, 'plan'>) => leave(() => setBasis({ plan: newest, ...basis }));
  const later = plan.later.find(({ validFrom }) => validFrom === chosen);
  const key = [plan.version, chosen, taken && JSON.stringify(taken)].join(' ');
  const common = {
    ...{ user: plan.user, version: plan.version, newest: newest.version, onDone: onClose },
    onReload: () => show({ chosen }),
  };
  return (
    <Stack gap="sm">
      {plan.later.length > 0 && (
        <NativeSelect
          label="Plan"
          value={later?.validFrom ?? NOW}
          onChange={({ currentTarget: { value } }) => show({ chosen: value })}
          data={choices(plan)}
        />
      )}
      {later ? (
        <LaterPlan key={key} {...common} plan={later} />
      ) : (
        <PlanForm key={key} {...common} shifts={plan.shifts} others={othersOf(plan)} taken={taken} />
      )}
      <PlanHistory user={plan.user} onTake={(taken) => show({ chosen: NOW, taken })} />
    </Stack>
  );
}

const choices = ({ later }: WeeklyPlanView) => [
  { value: NOW, label: 'Gilt heute' },
  ...later.map(({ validFrom }) => ({ value: validFrom, label: `Gilt ab ${dayWords(validFrom)}` })),
];

const othersOf = ({ validFrom, shifts, earlier, later }: WeeklyPlanView): WeeklyPlan[] => [
  ...earlier,
  ...(validFrom === null ? [] : [{ validFrom, shifts }]),
  ...later,
];
