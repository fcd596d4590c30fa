import { Stack, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { personalWordsProblem } from '@bestellwerk/domain/content-ai/personal-words';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { type FormErrors, noErrors } from '../../../shared/forms/form-sending.js';
import { useFormErrors } from '../../../shared/forms/use-form-errors.js';
import { FormAlert } from '../../../shared/ui/notes.js';

/** What a form for a request to a model gets from its drawer. */
export interface WishFormProps<Wish> {
  wish: Wish;
  /** Of the last request. */
  refused: FormErrors;
  /** It comes back after a request, and takes the focus. */
  isAgain: boolean;
  onChange(wish: Wish): void;
  onSend(wish: Wish): void;
  onBack(): void;
}

interface Properties<Wish> extends WishFormProps<Wish> {
  /** The text that is sent to the model. */
  text: {
    readonly name: keyof Wish & string;
    readonly label: string;
    readonly question: string;
    readonly longest: number;
    /** What is said of an empty one. */
    readonly missing: string;
  };
  action: string;
  /** What is wrong with the other fields. */
  problemsOf(wish: Wish): FormErrors['fields'];
  /** The other fields. */
  children(change: (changes: Partial<Wish>) => void, errors: FormErrors['fields']): ReactNode;
}

const SHORTEST = 3;

/** A text that is sent to a model, with what else describes what is wanted of it. */
export function WishForm<Wish extends object>({
  wish,
  refused,
  isAgain,
  text,
  action,
  problemsOf,
  children,
  ...on
}: Properties<Wish>) {
  const { errors, setErrors, form, changed } = useRefused(refused);
  const written = wish[text.name] as string;
  const change = (changes: Partial<Wish>) => {
    on.onChange({ ...wish, ...changes });
    changed(...Object.keys(changes));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const personal = personalWordsProblem(written, text.name);
    const fields = {
      ...(personal && { [text.name]: personal.message }),
      ...(written.trim().length < SHORTEST && { [text.name]: text.missing }),
      ...problemsOf(wish),
    };
    if (Object.keys(fields).length > 0) return setErrors({ fields, general: null });
    on.onSend({ ...wish, [text.name]: written.trim() });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormAlert text={errors.general} />
        <Textarea
          label={text.label}
          description={`${text.question} Keine Namen, Adressen oder Telefonnummern von Personen: Die ${text.label} wird an den eingerichteten Dienst gesendet.`}
          data-autofocus
          autoFocus={isAgain}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={text.longest}
          value={written}
          error={errors.fields[text.name]}
          onChange={({ currentTarget: { value } }) => change({ [text.name]: value } as Partial<Wish>)}
        />
        {children(change, errors.fields)}
        <FormEnd action={action} onBack={on.onBack} />
      </Stack>
    </form>
  );
}

/** The errors of a form that is not there while its request runs: those of the last request come from outside. */
function useRefused(refused: FormErrors): ReturnType<typeof useFormErrors> {
  const shown = useFormErrors();
  const known = useRef(noErrors);
  useEffect(() => {
    if (known.current === refused) return;
    known.current = refused;
    shown.setErrors(refused);
  }, [shown, refused]);
  return shown;
}
