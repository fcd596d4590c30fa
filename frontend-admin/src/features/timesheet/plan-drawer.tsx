import { Skeleton } from '@mantine/core';
import { useWeeklyPlanQuery } from './timesheet-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { SideDrawer } from '../../shared/forms/entry-guard.js';
import { PlanForm } from './plan-form.js';

interface Properties {
  user: { id: string; name: string };
  opened: boolean;
  onClose(): void;
}

/** The regular working week of a person. */
export function PlanDrawer({ user, opened, onClose }: Properties) {
  return (
    <SideDrawer opened={opened} onClose={onClose} width={620} title={`Wochenplan von ${user.name}`}>
      {opened && <Plan user={user.id} onClose={onClose} />}
    </SideDrawer>
  );
}

function Plan({ user, onClose }: { user: string; onClose(): void }) {
  const { currentData: plan, isError } = useWeeklyPlanQuery(user, { refetchOnMountOrArgChange: true });
  if (plan) return <PlanForm user={user} shifts={plan.shifts} onDone={onClose} />;
  if (isError) return <FailedRead endpoint="weeklyPlan" />;
  return <Skeleton height={360} role="status" aria-label="Wochenplan wird geladen" />;
}
