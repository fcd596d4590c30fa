import { ActionIcon, Input, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconEye, IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import type { z } from 'zod';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { PartFields } from '../../../shared/record-fields/group-field.js';
import { Handle, useSortableItem } from '../../../shared/sorting/sortable-item.js';
import { type EntryActions, EntryMenu } from './entry-menu.js';
import { nameOf } from './entry-words.js';
import type { EntryFields, Step } from './entry-tree.js';
import classes from './entry-tree.module.css';
import type { KeyedRow } from './use-tree-rows.js';

interface Properties extends Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'> {
  row: KeyedRow;
  schema: z.ZodType;
  /** 'Ebene 2, Platz 1 von 3' */
  place: string;
  /** Where it leads. */
  target: string;
  isOpen: boolean;
  isWrong: boolean;
  onToggle(): void;
  onChange(fields: EntryFields): void;
  onStep(step: Step): void;
  actions: EntryActions;
}

const keys: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};
const KEYS = Object.keys(keys).map((key) => `Alt+${key}`);

/** An entry in the list, and its fields below it while they are edited. */
export function EntryRow({
  row,
  place,
  target,
  isOpen,
  isWrong,
  onToggle,
  onStep,
  actions,
  ...rest
}: Properties) {
  const id = useId();
  const { item, handle } = useSortableItem(row.key, { isFixed: rest.isReadOnly });
  const name = nameOf(row.fields);
  const stepByKey = (event: KeyboardEvent) => {
    const step = event.altKey ? keys[event.key] : undefined;
    if (!step) return;
    // Browsers would leave the page.
    event.preventDefault();
    onStep(step);
  };
  const taken = { ...handle, onKeyDown: stepByKey, 'aria-keyshortcuts': KEYS.join(' ') };
  return (
    <li
      {...item}
      className={classes.entry}
      aria-label={`${name}, ${place}`}
      data-field={rest.path}
      data-depth={row.depth}
      data-key={row.key}
    >
      <div className={classes.head}>
        {!rest.isReadOnly && <Handle name={name} handle={taken} />}
        <div className={classes.words}>
          <strong>
            {name}
            {isWrong && <IconAlertTriangle size={18} className={classes.wrong} aria-hidden />}
            {isWrong && <VisuallyHidden> (bitte prüfen)</VisuallyHidden>}
          </strong>
          <small>{target}</small>
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={rest.isReadOnly ? `${name} ansehen` : `${name} bearbeiten`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {rest.isReadOnly ? <IconEye size={18} aria-hidden /> : <IconPencil size={18} aria-hidden />}
        </ActionIcon>
        {!rest.isReadOnly && <EntryMenu {...actions} name={name} />}
      </div>
      <div id={id} className={classes.fields} hidden={!isOpen}>
        {isOpen && <EntryForm {...rest} fields={row.fields} />}
      </div>
    </li>
  );
}

type FormProperties = Pick<
  Properties,
  'path' | 'schema' | 'problemAt' | 'isReadOnly' | 'record' | 'onChange'
> & { fields: EntryFields };

function EntryForm({ fields, onChange, ...rest }: FormProperties) {
  const { path, problemAt } = rest;
  const problem = problemAt(path) ?? problemAt(`${path}.children`);
  return (
    <>
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
      <PartFields
        {...rest}
        value={fields as unknown as Fields}
        onChange={(changed) => onChange(changed as unknown as EntryFields)}
      />
    </>
  );
}
