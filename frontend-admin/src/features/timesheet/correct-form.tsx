import { Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { recordOf } from '@bestellwerk/domain/views/working-activity';
import type { NamedActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { useCorrectActivityMutation } from './timesheet-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { ChangedNote } from '../../shared/forms/changed-note.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { useEntries } from '../../shared/forms/entry-guard.js';
import { useToday } from '../../shared/shop/shop-api.js';
import { useLengthQuestion } from './use-length-question.js';
import { ActivityFacts } from './activity-facts.js';
import { ActivityChangesSince } from './activity-history.js';
import { draftOf, type EntryDraft, entryFrom, workedWords, isEntryField } from './entry-draft.js';
import { EntryFields } from './entry-fields.js';
import classes from './timesheet.module.css';

export interface ChangedActivity {
  /** As it is now: others may change it while the form is open. */
  activity: NamedActivity;
  onDone(): void;
}

/** Corrects an activity, with the previous values beside the new ones. */
export function CorrectForm({ activity, onDone }: ChangedActivity) {
  const [seen, setSeen] = useState(activity);
  const [draft, setDraft] = useState(() => draftOf(activity));
  const { errors, setErrors, form, recheck } = useFormErrors();
  const [correct, { isLoading }] = useCorrectActivityMutation();
  const today = useToday();
  const leave = useEntries(draft);
  const ask = useLengthQuestion();

  const readNow = (typed: EntryDraft) =>
    entryFrom(typed, { timeZone: activity.timeZone, now: new Date(), original: seen });
  const change = (next: EntryDraft) => {
    setDraft(next);
    const read = readNow(next);
    recheck('problems' in read ? read.problems : {});
  };

  const take = (next: EntryDraft) => {
    setSeen(activity);
    setDraft(next);
    setErrors(noErrors);
  };
  const isVoided = activity.status === 'voided';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readNow(draft);
    if ('problems' in read) return setErrors({ fields: read.problems, general: null });
    const question = ask(read.entry);
    if (question) return setErrors({ fields: { endedAt: question }, general: null });
    const body = { id: activity.id, ...read.entry, before: recordOf(seen) };
    const { error } = await sendOnce(`correction:${activity.id}`, body, (idempotencyKey) =>
      correct({ ...body, idempotencyKey }),
    );
    if (error) setErrors(formErrorsOf(error, isEntryField));
    else onDone();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.sides}>
      <section>
        <h4 className={classes.subtitle}>Bisher</h4>
        <ActivityFacts activity={activity} />
      </section>
      <Stack gap="sm">
        <h4 className={classes.subtitle}>Neu</h4>
        <FormAlert text={errors.general} />
        {!isLoading && activity.changes.length > seen.changes.length && (
          <ChangedNote
            what="Diese Aktivität"
            onReload={isVoided ? onDone : () => take({ ...draftOf(activity), reason: draft.reason })}
            onKeep={isVoided ? undefined : () => take(draft)}
          >
            <ActivityChangesSince activity={activity} seen={seen} />
          </ChangedNote>
        )}
        <EntryFields
          draft={draft}
          errors={errors.fields}
          today={today}
          worked={workedWords(draft, activity.timeZone)}
          onChange={(changes) => change({ ...draft, ...changes })}
        />
        <FormEnd action="Korrektur speichern" isWorking={isLoading} onBack={() => leave(onDone)} />
      </Stack>
    </form>
  );
}
