import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { WeeklyPlanView } from '@bestellwerk/domain/contracts/working-time.schema';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useWeeklyPlanQuery } from './timesheet-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { SideDrawer, useLeave } from '../../shared/forms/entry-guard.js';
import { LaterPlan } from './later-plan.js';
import { PlanForm } from './plan-form.js';

interface Properties {
  user: { id: string; name: string };
  opened: boolean;
  onClose(): void;
}

/** The regular working week of a person, now and from later days on. */
export function PlanDrawer({ user, opened, onClose }: Properties) {
  return (
    <SideDrawer opened={opened} onClose={onClose} width={620} title={`Wochenplan von ${user.name}`}>
      {opened && <Plans user={user.id} onClose={onClose} />}
    </SideDrawer>
  );
}

function Plans({ user, onClose }: { user: string; onClose(): void }) {
  const { currentData: plan, isError } = useWeeklyPlanQuery(user, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState(NOW);
  const leave = useLeave();
  if (!plan) {
    if (isError) return <FailedRead endpoint="weeklyPlan" />;
    return <Skeleton height={360} role="status" aria-label="Wochenplan wird geladen" />;
  }
  const later = plan.later.find(({ validFrom }) => validFrom === chosen);
  return (
    <Stack gap="sm">
      {plan.later.length > 0 && (
        <NativeSelect
          label="Plan"
          value={later?.validFrom ?? NOW}
          onChange={({ currentTarget: { value } }) => leave(() => setChosen(value))}
          data={choices(plan)}
        />
      )}
      {later ? (
        <LaterPlan key={chosen} user={user} plan={later} onDone={onClose} />
      ) : (
        <PlanForm user={user} shifts={plan.shifts} later={plan.later} onDone={onClose} />
      )}
    </Stack>
  );
}

const NOW = '';

const choices = ({ later }: WeeklyPlanView) => [
  { value: NOW, label: 'Gilt heute' },
  ...later.map(({ validFrom }) => ({ value: validFrom, label: `Gilt ab ${dayWords(validFrom)}` })),
];
