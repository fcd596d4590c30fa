import { Checkbox, Group } from '@mantine/core';
import {
  draftedFieldWords,
  lengthWords,
  modeWords,
  type TextRequest,
  toneWords,
} from '@bestellwerk/domain/content-ai/text-request.schema';
import { choicesOf } from '../../../shared/ui/choices-of.js';
import { WishForm, type WishFormProps } from './wish-form.js';
import { WordSelect } from './word-select.js';

/** The fields of the form that can be wrong. */
export const draftFields: readonly string[] = ['instruction', 'tone', 'length', 'fields', 'mode'];

const instruction = {
  name: 'instruction',
  label: 'Anweisung',
  question: 'Was soll geschrieben werden?',
  longest: 2_000,
  missing: 'Bitte schreiben Sie, worum es gehen soll.',
} as const;

/** What a model is to write. */
export const DraftForm = (props: WishFormProps<TextRequest>) => (
  <WishForm {...props} text={instruction} action="Entwurf erstellen" problemsOf={problemsOf}>
    {(change, errors) => (
      <>
        <WordSelect
          label="Aufgabe"
          words={modeWords}
          value={props.wish.mode}
          error={errors['mode']}
          onChange={(mode) => change({ mode })}
        />
        <Group grow preventGrowOverflow={false} align="flex-start">
          <WordSelect
            label="Ton"
            words={toneWords}
            value={props.wish.tone}
            error={errors['tone']}
            onChange={(tone) => change({ tone })}
          />
          <WordSelect
            label="Länge"
            words={lengthWords}
            value={props.wish.length}
            error={errors['length']}
            onChange={(length) => change({ length })}
          />
        </Group>
        <Checkbox.Group
          label="Felder"
          value={props.wish.fields}
          error={errors['fields']}
          onChange={(fields) => change({ fields: fields as TextRequest['fields'] })}
        >
          <Group mt={4}>
            {choicesOf(draftedFieldWords).map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
      </>
    )}
  </WishForm>
);

const problemsOf = ({ fields }: TextRequest) =>
  fields.length === 0 ? { fields: 'Bitte wählen Sie mindestens ein Feld.' } : {};
