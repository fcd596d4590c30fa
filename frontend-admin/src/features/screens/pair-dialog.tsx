import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { usePairScreenMutation } from './screens-api.js';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors } from '../../shared/forms/form-sending.js';
import { useEntries, FormDialog } from '../../shared/forms/entry-guard.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import classes from './screens.module.css';

interface Properties {
  opened: boolean;
  onClose(): void;
}

/** Takes on the screen that shows a code. */
export function PairDialog({ opened, onClose }: Properties) {
  return (
    <FormDialog opened={opened} onClose={onClose} title="Bildschirm koppeln">
      {opened && <PairForm onClose={onClose} />}
    </FormDialog>
  );
}

function PairForm({ onClose }: { onClose(): void }) {
  const dispatch = useAppDispatch();
  const branches = useShownBranchesFor('signage.pair');
  const [form, setForm] = useState({ code: '', name: '', branch: branches[0]?.id ?? '' });
  const leave = useEntries(form);
  const [errors, setErrors] = useState(noErrors);
  const [pair, { isLoading }] = usePairScreenMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = { ...form, code: form.code.trim().toUpperCase(), name: form.name.trim() };
    const problems = pairingProblems(wanted);
    if (Object.keys(problems).length > 0) return setErrors({ fields: problems, general: null });
    const { error } = await pair(wanted);
    if (error) return setErrors(formErrorsOf(error, (field) => field in wanted));
    dispatch(toastShown({ kind: 'success', text: `„${wanted.name}“ ist gekoppelt.` }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p className={classes.plain}>
          Öffnen Sie auf dem Fernseher <strong>{location.origin}/signage</strong>. Er zeigt den Code.
        </p>
        <FormAlert text={errors.general} />
        <TextInput
          label="Code"
          classNames={{ input: classes.code }}
          size="lg"
          value={form.code}
          error={errors.fields.code}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, code: value.toUpperCase() })}
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
        <TextInput
          label="Name des Bildschirms"
          placeholder="Eingang"
          value={form.name}
          error={errors.fields.name}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, name: value })}
          maxLength={80}
        />
        <NativeSelect
          label="Filiale"
          value={form.branch}
          error={errors.fields.branch}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, branch: value })}
          data={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormEnd action="Koppeln" isWorking={isLoading} onBack={() => leave(onClose)} />
      </Stack>
    </form>
  );
}

const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** What is missing before a screen can be taken on. */
function pairingProblems({ code, name }: { code: string; name: string }) {
  return {
    ...(!CODE.test(code) && { code: 'Bitte geben Sie die sechs Zeichen ein, die der Bildschirm zeigt.' }),
    ...(name === '' && { name: 'Bitte geben Sie dem Bildschirm einen Namen.' }),
  };
}
