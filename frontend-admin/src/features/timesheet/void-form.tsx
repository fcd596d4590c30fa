import { Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { recordOf } from '@bestellwerk/domain/views/working-activity';
import { useVoidActivityMutation } from './timesheet-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { ChangedNote } from '../../shared/forms/changed-note.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { ReasonField } from '../../shared/forms/reason-field.js';
import { useEntries } from '../../shared/forms/entry-guard.js';
import { ActivityFacts } from './activity-facts.js';
import { ActivityChangesSince } from './activity-history.js';
import type { ChangedActivity } from './correct-form.js';

/** Takes an activity out of the count, with a reason. It stays readable. */
export function VoidForm({ activity, onDone }: ChangedActivity) {
  const [seen, setSeen] = useState(activity);
  const [reason, setReason] = useState('');
  const leave = useEntries(reason.trim());
  const { errors, setErrors, form, changed } = useFormErrors();
  const [voidActivity, { isLoading }] = useVoidActivityMutation();

  const goOn = () => {
    setSeen(activity);
    setErrors(noErrors);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { id: activity.id, reason: reason.trim(), before: recordOf(seen) };
    if (body.reason === '') {
      return setErrors({ fields: { reason: 'Bitte geben Sie eine Begründung an.' }, general: null });
    }
    const { error } = await sendOnce(`void:${activity.id}`, body, (idempotencyKey) =>
      voidActivity({ ...body, idempotencyKey }),
    );
    if (error) setErrors(formErrorsOf(error, (field) => field === 'reason'));
    else onDone();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <ActivityFacts activity={activity} />
        <FormAlert text={errors.general} />
        {!isLoading && activity.changes.length > seen.changes.length && (
          <ChangedNote
            what="Diese Aktivität"
            reload="Verstanden"
            onReload={activity.status === 'voided' ? onDone : goOn}
          >
            <ActivityChangesSince activity={activity} seen={seen} />
          </ChangedNote>
        )}
        <ReasonField
          label="Begründung der Stornierung"
          description="Die Aktivität zählt danach nicht mehr, bleibt aber nachlesbar."
          value={reason}
          error={errors.fields.reason}
          onChange={(text) => {
            setReason(text);
            changed('reason');
          }}
        />
        <FormEnd
          action="Aktivität stornieren"
          isDangerous
          isWorking={isLoading}
          onBack={() => leave(onDone)}
        />
      </Stack>
    </form>
  );
}
