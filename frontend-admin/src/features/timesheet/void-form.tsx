import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { WorkingActivity } from '@bestellwerk/domain/views/working-time.schema';
import { useVoidActivityMutation } from '../../shared/api/time-sheet-api.js';
import { FormAlert } from '../../shared/forms/form-alert.js';
import { formErrorsOf, noErrors } from '../../shared/forms/form-errors.js';
import { sendOnce } from '../../shared/forms/send-once.js';
import { ActivityFacts } from './activity-facts.js';

/** Takes an activity out of the count, with a reason. It stays readable. */
export function VoidForm({ activity, onDone }: { activity: WorkingActivity; onDone(): void }) {
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [voidActivity, { isLoading }] = useVoidActivityMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { id: activity.id, reason: reason.trim() };
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
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <ActivityFacts activity={activity} />
        <FormAlert text={errors.general} />
        <Textarea
          label="Begründung der Stornierung"
          description="Die Aktivität zählt danach nicht mehr, bleibt aber nachlesbar."
          value={reason}
          error={errors.fields.reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Zurück
          </Button>
          <Button type="submit" loading={isLoading}>
            Aktivität stornieren
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
