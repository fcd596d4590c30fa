import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useAppDispatch } from '../../shared/api/redux.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { sendOnce } from '../../shared/forms/form-sending.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { type EditedPlan, PlanForm } from './plan-form.js';
import { useDiscardWeeklyPlanMutation } from './timesheet-api.js';

interface Properties extends EditedPlan {
  plan: WeeklyPlan;
}

/** A plan that has not begun: it is changed, or discarded so that the one before goes on. */
export function LaterPlan({ plan: { validFrom, shifts }, ...edited }: Properties) {
  const { user, version, onDone } = edited;
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [discard, { isLoading }] = useDiscardWeeklyPlanMutation();
  const confirm = async () => {
    const body = { user, validFrom, version };
    const { error } = await sendOnce(`weekly-plan:${user}`, body, (idempotencyKey) =>
      discard({ ...body, idempotencyKey }),
    );
    setAsked(false);
    if (error) return;
    dispatch(toastShown({ kind: 'success', text: 'Wochenplan verworfen.' }));
    onDone();
  };
  return (
    <>
      <PlanForm {...edited} shifts={shifts} beginning={validFrom} />
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
