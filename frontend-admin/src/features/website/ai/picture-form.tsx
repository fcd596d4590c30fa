import { Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import {
  type ImageRequest,
  pictureSizeWords,
  pictureStyleWords,
} from '@bestellwerk/domain/content-ai/text-request.schema';
import { personalWordsProblem } from '@bestellwerk/domain/content-ai/personal-words';
import { FormEnd } from '../../../shared/forms/form-end.js';
import type { FormErrors } from '../../../shared/forms/form-sending.js';
import { FormAlert } from '../../../shared/ui/notes.js';
import { choicesOf } from '../../../shared/ui/choices-of.js';
import { useRefusedForm } from './use-refused-form.js';

/** The fields of the form that can be wrong. */
export const pictureFields: readonly string[] = ['prompt', 'name', 'size', 'style'];

interface Properties {
  wish: ImageRequest;
  /** Of the last request. */
  errors: FormErrors;
  /** It comes back after a request, and takes the focus. */
  isAgain: boolean;
  onChange(wish: ImageRequest): void;
  onSend(request: ImageRequest): void;
  onBack(): void;
}

/** What is to be seen in a picture. */
export function PictureForm({ wish, errors: refused, isAgain, onChange, onSend, onBack }: Properties) {
  const { errors, setErrors, form, changed } = useRefusedForm(refused);
  const change = (changes: Partial<ImageRequest>) => {
    onChange({ ...wish, ...changes });
    changed(...Object.keys(changes));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = problemsOf(wish);
    if (Object.keys(fields).length > 0) return setErrors({ fields, general: null });
    onSend({ ...wish, prompt: wish.prompt.trim(), name: wish.name.trim() });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormAlert text={errors.general} />
        <Textarea
          label="Beschreibung"
          description="Was ist zu sehen? Keine Namen, Adressen oder Telefonnummern von Personen: Die Beschreibung wird an den eingerichteten Dienst gesendet."
          data-autofocus
          autoFocus={isAgain}
          required
          autosize
          minRows={3}
          maxRows={8}
          maxLength={1_000}
          value={wish.prompt}
          error={errors.fields['prompt']}
          onChange={({ currentTarget: { value } }) => change({ prompt: value })}
        />
        <Group grow preventGrowOverflow={false} align="flex-start">
          <NativeSelect
            label="Format"
            data={choicesOf(pictureSizeWords)}
            value={wish.size}
            onChange={({ currentTarget: { value } }) => change({ size: value as ImageRequest['size'] })}
          />
          <NativeSelect
            label="Stil"
            data={choicesOf(pictureStyleWords)}
            value={wish.style}
            onChange={({ currentTarget: { value } }) => change({ style: value as ImageRequest['style'] })}
          />
        </Group>
        <TextInput
          label="Name"
          description="Wie das Bild hier heißt."
          required
          maxLength={200}
          value={wish.name}
          error={errors.fields['name']}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <FormEnd action="Bild erzeugen" onBack={onBack} />
      </Stack>
    </form>
  );
}

function problemsOf({ prompt, name }: ImageRequest): FormErrors['fields'] {
  const personal = personalWordsProblem(prompt, 'prompt');
  return {
    ...(personal && { prompt: personal.message }),
    ...(prompt.trim().length < 3 && { prompt: 'Bitte beschreiben Sie das Bild.' }),
    ...(name.trim() === '' && { name: 'Bitte geben Sie dem Bild einen Namen.' }),
  };
}
