import { Group, TextInput } from '@mantine/core';
import {
  type ImageRequest,
  pictureSizeWords,
  pictureStyleWords,
} from '@bestellwerk/domain/content-ai/text-request.schema';
import { WishForm, type WishFormProps } from './wish-form.js';
import { WordSelect } from './word-select.js';

/** The fields of the form that can be wrong. */
export const pictureFields: readonly string[] = ['prompt', 'name', 'size', 'style'];

const prompt = {
  name: 'prompt',
  label: 'Beschreibung',
  question: 'Was ist zu sehen?',
  longest: 1_000,
  missing: 'Bitte beschreiben Sie das Bild.',
} as const;

/** What is to be seen in a picture. */
export const PictureForm = ({ onSend, ...props }: WishFormProps<ImageRequest>) => (
  <WishForm
    {...props}
    text={prompt}
    action="Bild erzeugen"
    problemsOf={problemsOf}
    onSend={(wish) => onSend({ ...wish, name: wish.name.trim() })}
  >
    {(change, errors) => (
      <>
        <Group grow preventGrowOverflow={false} align="flex-start">
          <WordSelect
            label="Format"
            words={pictureSizeWords}
            value={props.wish.size}
            error={errors['size']}
            onChange={(size) => change({ size })}
          />
          <WordSelect
            label="Stil"
            words={pictureStyleWords}
            value={props.wish.style}
            error={errors['style']}
            onChange={(style) => change({ style })}
          />
        </Group>
        <TextInput
          label="Name"
          description="Wie das Bild hier heißt."
          required
          maxLength={200}
          value={props.wish.name}
          error={errors['name']}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
      </>
    )}
  </WishForm>
);

const problemsOf = ({ name }: ImageRequest) =>
  name.trim() === '' ? { name: 'Bitte geben Sie dem Bild einen Namen.' } : {};
