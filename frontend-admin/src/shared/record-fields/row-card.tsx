import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { FieldEditorProps } from './field-editor.js';
import { labelled } from './plain.labels.js';
import { FieldView } from './field-view.js';
import classes from './rows-field.module.css';

interface Properties extends Omit<FieldEditorProps, 'form'> {
  /** 'Liefergebiet 2' */
  name: string;
  onMove: { up: (() => void) | null; down: (() => void) | null };
  onRemove(): void;
}

/** One entry of a list, with its fields. */
export function RowCard({ name, path, schema, value, onChange, onMove, onRemove, ...rest }: Properties) {
  const fields = value as Fields;
  return (
    <section className={classes.row} aria-label={name} data-field={path}>
      <header>
        <h3>{name}</h3>
        {!rest.isReadOnly && (
          <div>
            <Tool label={`${name} nach oben`} icon={IconArrowUp} onClick={onMove.up} />
            <Tool label={`${name} nach unten`} icon={IconArrowDown} onClick={onMove.down} />
            <Tool label={`${name} entfernen`} icon={IconTrash} onClick={onRemove} />
          </div>
        )}
      </header>
      <div className={classes.fields}>
        {labelled(schema).map(([field, fieldSchema]) => (
          <FieldView
            key={field}
            {...rest}
            path={`${path}.${field}`}
            schema={fieldSchema}
            value={fields[field]}
            onChange={(changed) => onChange({ ...fields, [field]: changed })}
          />
        ))}
      </div>
    </section>
  );
}

interface ToolProperties {
  label: string;
  icon: typeof IconTrash;
  onClick: (() => void) | null;
}

const Tool = ({ label, icon: Icon, onClick }: ToolProperties) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={40}
    aria-label={label}
    disabled={onClick === null}
    onClick={onClick ?? undefined}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
);
