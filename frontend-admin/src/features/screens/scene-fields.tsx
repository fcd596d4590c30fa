import { ActionIcon, Button, Fieldset, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Scene } from '@bestellwerk/domain/signage/signage-command.schema';
import type { FieldProperties } from './command-draft.js';
import classes from './screens.module.css';
import { choicesOf } from '../../shared/ui/choices-of.js';

const MOST_LINES = 12;
const themeLabels: Record<Scene['theme'], string> = {
  dark: 'Dunkel',
  light: 'Hell',
  orange: 'Orange',
  magenta: 'Magenta',
};

/** A scene: headline, text, lines with a price or a time beside them, and its colours. */
export function SceneFields({ draft: { scene }, errors, onChange }: FieldProperties) {
  const change = (changes: Partial<Scene>) => onChange({ scene: { ...scene, ...changes } });
  const errorAt = (field: string) => errors[`arguments.scene.${field}`];
  const setLine = (at: number, changes: Partial<Scene['lines'][number]>) =>
    change({ lines: scene.lines.map((line, index) => (index === at ? { ...line, ...changes } : line)) });
  return (
    <>
      <TextInput
        label="Überschrift"
        value={scene.headline}
        error={errorAt('headline')}
        onChange={({ currentTarget: { value } }) => change({ headline: value })}
        maxLength={80}
      />
      <Textarea
        label="Text"
        value={scene.text}
        error={errorAt('text')}
        onChange={({ currentTarget: { value } }) => change({ text: value })}
        maxLength={400}
        autosize
        minRows={2}
      />
      <Fieldset legend="Zeilen, etwa Gerichte mit Preis" variant="unstyled">
        {scene.lines.map(({ label, value: price }, index) => (
          <div key={index} className={classes.line}>
            <TextInput
              aria-label={`Zeile ${index + 1}`}
              placeholder="Schnitzel"
              value={label}
              error={errorAt(`lines.${index}.label`)}
              onChange={({ currentTarget: { value } }) => setLine(index, { label: value })}
              maxLength={80}
            />
            <TextInput
              aria-label={`Preis oder Zeit zu Zeile ${index + 1}`}
              placeholder="12,90"
              value={price}
              error={errorAt(`lines.${index}.value`)}
              onChange={({ currentTarget: { value } }) => setLine(index, { value })}
              maxLength={20}
            />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Zeile ${index + 1} entfernen`}
              onClick={() => change({ lines: scene.lines.filter((_, other) => other !== index) })}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {scene.lines.length < MOST_LINES && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => change({ lines: [...scene.lines, { label: '', value: '' }] })}
          >
            Zeile hinzufügen
          </Button>
        )}
      </Fieldset>
      <NativeSelect
        label="Farben"
        value={scene.theme}
        onChange={({ currentTarget: { value } }) => change({ theme: value as Scene['theme'] })}
        data={choicesOf(themeLabels)}
      />
    </>
  );
}
