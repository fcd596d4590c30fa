import { Checkbox, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import {
  draftedFieldWords,
  lengthWords,
  modeWords,
  type TextRequest,
  toneWords,
} from '@bestellwerk/domain/content-ai/text-request.schema';
import { personalWordsProblem } from '@bestellwerk/domain/content-ai/personal-words';
import { FormAlert } from '../../../shared/ui/notes.js';
import { FormEnd } from '../../../shared/forms/form-end.js';
import type { FormErrors } from '../../../shared/forms/form-sending.js';
import { choicesOf } from '../../../shared/ui/choices-of.js';
import { useRefusedForm } from './use-refused-form.js';

/** What the form holds while it is filled in. */
export type DraftWish = TextRequest;

/** The fields of the form that can be wrong. */
export const requestFields: readonly string[] = ['instruction', 'tone', 'length', 'fields', 'mode'];

interface Properties {
  wish: DraftWish;
  /** Of the last request. */
  errors: FormErrors;
  /** It comes back after a request, and takes the focus. */
  isAgain: boolean;
  onChange(wish: DraftWish): void;
  onSend(request: TextRequest): void;
  onBack(): void;
}

/** What a model is to write. */
export function DraftForm({ wish, errors: refused, isAgain, onChange, onSend, onBack }: Properties) {
  const { errors, setErrors, form, changed } = useRefusedForm(refused);
  const change = (changes: Partial<DraftWish>) => {
    onChange({ ...wish, ...changes });
    changed(...Object.keys(changes));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = problemsOf(wish);
    if (Object.keys(fields).length > 0) return setErrors({ fields, general: null });
    onSend({ ...wish, instruction: wish.instruction.trim() });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormAlert text={errors.general} />
        <Textarea
          label="Anweisung"
          description="Was soll geschrieben werden? Keine Namen, Adressen oder Telefonnummern von Personen: Die Anweisung wird an den eingerichteten Dienst gesendet."
          data-autofocus
          autoFocus={isAgain}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2_000}
          value={wish.instruction}
          error={errors.fields['instruction']}
          onChange={({ currentTarget: { value } }) => change({ instruction: value })}
        />
        <NativeSelect
          label="Aufgabe"
          data={choicesOf(modeWords)}
          value={wish.mode}
          error={errors.fields['mode']}
          onChange={({ currentTarget: { value } }) => change({ mode: value as DraftWish['mode'] })}
        />
        <Group grow preventGrowOverflow={false} align="flex-start">
          <NativeSelect
            label="Ton"
            data={choicesOf(toneWords)}
            value={wish.tone}
            onChange={({ currentTarget: { value } }) => change({ tone: value as DraftWish['tone'] })}
          />
          <NativeSelect
            label="Länge"
            data={choicesOf(lengthWords)}
            value={wish.length}
            onChange={({ currentTarget: { value } }) => change({ length: value as DraftWish['length'] })}
          />
        </Group>
        <Checkbox.Group
          label="Felder"
          value={wish.fields}
          error={errors.fields['fields']}
          onChange={(fields) => change({ fields: fields as DraftWish['fields'] })}
        >
          <Group mt={4}>
            {choicesOf(draftedFieldWords).map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <FormEnd action="Entwurf erstellen" onBack={onBack} />
      </Stack>
    </form>
  );
}

function problemsOf({ instruction, fields }: DraftWish): FormErrors['fields'] {
  const personal = personalWordsProblem(instruction, 'instruction');
  return {
    ...(personal && { instruction: personal.message }),
    ...(instruction.trim().length < 3 && { instruction: 'Bitte schreiben Sie, worum es gehen soll.' }),
    ...(fields.length === 0 && { fields: 'Bitte wählen Sie mindestens ein Feld.' }),
  };
}
