import { NativeSelect, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { PersonBalance } from '@bestellwerk/domain/contracts/working-time.schema';
import { referredId } from '@bestellwerk/domain/records/reference-fields';
import { useBranchesOfUserQuery, useEnterActivityMutation } from './timesheet-api.js';
import {
  useBranchTimeZone,
  useShownBranchesFor,
  type BranchName,
} from '../../shared/branches/use-branches.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, sendOnce } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { useEntries, SideDrawer } from '../../shared/forms/entry-guard.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { useUser } from '../../shared/session/use-user.js';
import { entryFrom, workedWords, type EntryDraft, isEntryField } from './entry-draft.js';
import { useLengthQuestion } from './use-length-question.js';
import { EntryFields } from './entry-fields.js';

interface Properties {
  opened: boolean;
  people: readonly PersonBalance[];
  /** Whom the sheet shows already. */
  user: string | null;
  today: string;
  onClose(): void;
}

/** Enters working time that was not recorded with the clock. */
export function EnterDrawer({ opened, onClose, ...rest }: Properties) {
  return (
    <SideDrawer opened={opened} onClose={onClose} width={480} title="Aktivität eintragen">
      {opened && <EnterForm {...rest} onClose={onClose} />}
    </SideDrawer>
  );
}

/** The branch itself if the person works there or nothing is known of them, else the first of theirs that is offered. */
function branchFor(theirs: unknown, offered: readonly BranchName[], branch: string): string {
  const ids = Array.isArray(theirs) ? theirs.map(referredId) : [];
  if (ids.includes(branch)) return branch;
  return offered.find(({ id }) => ids.includes(id))?.id ?? branch;
}

function EnterForm({ people, user, today, onClose }: Omit<Properties, 'opened'>) {
  const dispatch = useAppDispatch();
  const own = useUser().user.id;
  const branches = useShownBranchesFor('workingTime.correct');
  const others = people.filter((person) => person.user !== own);
  const [person, setPerson] = useState(others.some((other) => other.user === user) ? user! : '');
  const [isBranchChosen, setBranchChosen] = useState(false);
  const { currentData: record } = useBranchesOfUserQuery(person, { skip: person === '' });
  const [entered, setDraft] = useState<EntryDraft>({
    branch: branches[0]?.id ?? '',
    date: today,
    start: '',
    end: '',
    pauses: [],
    reason: '',
  });
  const branch = isBranchChosen ? entered.branch : branchFor(record?.branches, branches, entered.branch);
  const draft = { ...entered, branch };
  const leave = useEntries({ person, draft: entered });
  const timeZone = useBranchTimeZone(draft.branch);
  const ask = useLengthQuestion();
  const { errors, setErrors, form, changed, recheck } = useFormErrors();
  const [enter, { isLoading }] = useEnterActivityMutation();

  const readNow = (typed: EntryDraft) => entryFrom(typed, { timeZone, now: new Date() });
  const problemsIn = (read: ReturnType<typeof entryFrom>) => ({
    ...(person === '' && { user: 'Bitte wählen Sie eine Person.' }),
    ...('problems' in read && read.problems),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readNow(draft);
    const problems = problemsIn(read);
    if (Object.keys(problems).length > 0 || 'problems' in read) {
      return setErrors({ fields: problems, general: null });
    }
    const question = ask(read.entry);
    if (question) return setErrors({ fields: { endedAt: question }, general: null });
    const body = { user: person, ...read.entry };
    const { error } = await sendOnce('activity-entry', body, (idempotencyKey) =>
      enter({ ...body, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, isEntryField));
    dispatch(toastShown({ kind: 'success', text: 'Aktivität eingetragen.' }));
    onClose();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <FormAlert text={errors.general} />
        <NativeSelect
          label="Person"
          description="Die eigene Arbeitszeit kann niemand selbst eintragen."
          value={person}
          error={errors.fields.user}
          onChange={({ currentTarget: { value } }) => {
            setPerson(value);
            changed('user');
          }}
          data={[
            { value: '', label: 'Bitte wählen' },
            ...others.map(({ user: value, name }) => ({ value, label: name })),
          ]}
          data-autofocus
        />
        <EntryFields
          draft={draft}
          errors={errors.fields}
          today={today}
          worked={workedWords(draft, timeZone)}
          onChange={(changes) => {
            if (changes.branch !== undefined) setBranchChosen(true);
            const next = { ...draft, ...changes };
            setDraft(next);
            recheck(problemsIn(readNow(next)));
          }}
        />
        <FormEnd action="Eintragen" isWorking={isLoading} onBack={() => leave(onClose)} />
      </Stack>
    </form>
  );
}
