import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useAppDispatch } from '../../shared/api/redux.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { PlanForm } from './plan-form.js';
import { useDiscardWeeklyPlanMutation } from './timesheet-api.js';

interface Properties {
  user: string;
  plan: WeeklyPlan;
  onDone(): void;
}

/** A plan that has not begun: it is changed, or discarded so that the one before goes on. */
export function LaterPlan({ user, plan: { validFrom, shifts }, onDone }: Properties) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [discard, { isLoading }] = useDiscardWeeklyPlanMutation();
  const confirm = async () => {
    const { error } = await discard({ user, validFrom });
    setAsked(false);
    if (error) return;
    dispatch(toastShown({ kind: 'success', text: 'Wochenplan verworfen.' }));
    onDone();
  };
  return (
    <>
      <PlanForm user={user} shifts={shifts} beginning={validFrom} onDone={onDone} />
      <Button variant="default" color="red" onClick={() => setAsked(true)}>
        Diesen Plan verwerfen
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title="Plan verwerfen?"
        action="Verwerfen"
        isDangerous
        isWorking={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        <p>Der Plan ab {dayWords(validFrom)} gilt dann nicht. Der Plan davor gilt weiter.</p>
      </ConfirmDialog>
    </>
  );
}
