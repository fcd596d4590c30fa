import { Button, PasswordInput, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { passwordProblem } from '@bestellwerk/domain/access/password-rules';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { useChangePasswordMutation } from '../session/session-api.js';
import { FormAlert } from '../ui/notes.js';
import { formErrorsOf, noErrors } from '../forms/form-sending.js';

interface Properties {
  user: CurrentUser['user'];
  /** Whether the current password is required. */
  asksForCurrent: boolean;
  button: string;
  onDone(): void;
}

const showPassword = { 'aria-label': 'Passwort anzeigen' };

/** Lets the signed-in user choose a password. */
export function PasswordForm({ user, asksForCurrent, button, onDone }: Properties) {
  const [change, { isLoading }] = useChangePasswordMutation();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState(noErrors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = passwordProblem(next, user);
    const fields = {
      ...(asksForCurrent && current === '' && { current: 'Bitte geben Sie Ihr bisheriges Passwort ein.' }),
      ...(problem !== null && { next: problem }),
    };
    if (Object.keys(fields).length > 0) return setErrors({ fields, general: null });
    const { error } = await change({ current: asksForCurrent ? current : null, next });
    if (error) return setErrors(formErrorsOf(error, (field) => ['current', 'next'].includes(field)));
    setCurrent('');
    setNext('');
    setErrors(noErrors);
    onDone();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack maw={420}>
        <FormAlert text={errors.general} />
        {asksForCurrent && (
          <PasswordInput
            label="Bisheriges Passwort"
            autoComplete="current-password"
            value={current}
            onChange={({ currentTarget: { value } }) => setCurrent(value)}
            error={errors.fields.current}
            visibilityToggleButtonProps={showPassword}
          />
        )}
        <PasswordInput
          label="Neues Passwort"
          description="Am besten mehrere zufällige Wörter. Was leicht zu erraten ist, wird abgelehnt."
          autoComplete="new-password"
          value={next}
          onChange={({ currentTarget: { value } }) => setNext(value)}
          error={errors.fields.next}
          visibilityToggleButtonProps={showPassword}
        />
        <Button type="submit" loading={isLoading} style={{ alignSelf: 'start' }}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
