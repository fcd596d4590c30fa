import { Textarea } from '@mantine/core';
import { NumberEntry } from '../../shared/forms/number-entry.js';
import type { FieldProperties } from './command-draft.js';
import { SceneFields } from './scene-fields.js';
import classes from './screens.module.css';

const explanations = {
  identify: 'Der Bildschirm zeigt zehn Sekunden lang groß seinen Namen und seine Filiale.',
  reload: 'Der Bildschirm lädt seine Seite neu. Was er zeigt, bleibt.',
  clear: 'Der Bildschirm zeigt danach nichts mehr.',
};

/** The fields that a command has, or what it does if it has none. */
export function CommandFields(properties: FieldProperties) {
  const { draft } = properties;
  switch (draft.type) {
    case 'showMessage':
      return <MessageFields {...properties} />;
    case 'showScene':
      return <SceneFields {...properties} />;
    default:
      return <p className={classes.plain}>{explanations[draft.type]}</p>;
  }
}

const MessageFields = ({ draft, errors, onChange }: FieldProperties) => (
  <>
    <Textarea
      label="Nachricht"
      value={draft.text}
      error={errors['arguments.text']}
      onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      maxLength={280}
      autosize
      minRows={2}
    />
    <NumberEntry
      label="Anzeigedauer in Sekunden"
      description="Leer: bis etwas anderes gezeigt wird."
      value={draft.seconds}
      error={errors['arguments.seconds']}
      onChange={(seconds) => onChange({ seconds })}
      decimals={0}
    />
  </>
);
