import { useCallback, useContext, type ReactNode } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { FieldEditor } from './field-editor.js';
import { ChoiceField, ChoicesField, FlagField } from './choice-fields.js';
import { ClockTimeField, DateField, InstantField } from './time-fields.js';
import { EditorLookup, RecordExtensionsContext } from './record-extensions.js';
import { GroupField } from './group-field.js';
import { NumberField } from './number-field.js';
import { ReadOnlyField } from './readable.js';
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
  group: GroupField,
};

/** Gives the fields in it what edits them, by their kinds; what nothing can edit is only shown. */
export function FieldEditors({ children }: { children: ReactNode }) {
  const { fieldEditors, kindEditors } = useContext(RecordExtensionsContext);
  const editorFor = useCallback(
    (control: Control): FieldEditor => {
      const named = 'editor' in control ? control.editor : undefined;
      const own = named === undefined ? kindEditors[control.kind] : fieldEditors[named];
      return own ?? (editors[control.kind] as FieldEditor | undefined) ?? ReadOnlyField;
    },
    [fieldEditors, kindEditors],
  );
  return <EditorLookup value={editorFor}>{children}</EditorLookup>;
}
