import type { Control } from '@bestellwerk/domain/records/field-form';
import type { FieldEditor } from '../../../shared/records/field-editor.js';
import { kindEditors, ownEditors } from '../editors/own-editors.js';
import { ChoiceField } from './choice-field.js';
import { ChoicesField } from './choices-field.js';
import { ClockTimeField } from './clock-time-field.js';
import { DateField } from './date-field.js';
import { FlagField } from './flag-field.js';
import { InstantField } from './instant-field.js';
import { NumberField } from './number-field.js';
import { ReadOnlyField } from './read-only-field.js';
import { ReferenceField } from './reference-field.js';
import { ReferencesField } from './references-field.js';
import { RowsField } from './rows-field.js';
import { TextField } from './text-field.js';

const editors: Partial<Record<Control['kind'], unknown>> = {
  text: TextField,
  number: NumberField,
  flag: FlagField,
  choice: ChoiceField,
  choices: ChoicesField,
  reference: ReferenceField,
  references: ReferencesField,
  date: DateField,
  instant: InstantField,
  clockTime: ClockTimeField,
  rows: RowsField,
};

/** What edits a field of a kind; what nothing can edit is only shown. */
export function editorFor(control: Control): FieldEditor {
  const own = control.kind === 'own' ? ownEditors[control.editor] : kindEditors[control.kind];
  return own ?? (editors[control.kind] as FieldEditor | undefined) ?? ReadOnlyField;
}
