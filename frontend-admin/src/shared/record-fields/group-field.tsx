import { Input } from '@mantine/core';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { FieldLegend } from './editor-frame.js';
import type { FieldEditorProps } from './field-editor.js';
import { FieldView } from './field-view.js';
import { labelled } from './plain.labels.js';
import classes from './rows-field.module.css';

/** Fields that belong together, all in sight. */
export function GroupField({ form, ...rest }: FieldEditorProps<Fields | null>) {
  const problem = rest.problemAt(rest.path);
  return (
    <fieldset className={classes.group}>
      <FieldLegend form={form} />
      {form.help && <Input.Description>{form.help}</Input.Description>}
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
      <PartFields {...rest} />
    </fieldset>
  );
}

interface PartProperties extends Omit<FieldEditorProps, 'form' | 'value' | 'onChange'> {
  value: Fields | null;
  onChange(fields: Fields): void;
  /** The names of the fields that are shown; all if left out. */
  only?: readonly string[];
}

/** The fields of an object, each at its path. */
export function PartFields({ path, schema, value, onChange, only, ...rest }: PartProperties) {
  const fields = value ?? {};
  return (
    <div className={classes.fields}>
      {labelled(schema)
        .filter(([name]) => only?.includes(name) ?? true)
        .map(([name, part]) => (
          <FieldView
            key={name}
            {...rest}
            path={`${path}.${name}`}
            schema={part}
            value={fields[name]}
            onChange={(changed) => onChange({ ...fields, [name]: changed })}
          />
        ))}
    </div>
  );
}
