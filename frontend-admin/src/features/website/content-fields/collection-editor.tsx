import { Button, Input } from '@mantine/core';
import { useRef, useState } from 'react';
import { itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { FieldLegend } from '../../../shared/record-fields/editor-frame.js';
import { emptyFields, type FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { focusField } from '../../../shared/record-fields/focus-field.js';
import { useRevealed } from '../../../shared/record-fields/use-revealed.js';
import { type Keyed, useKeyedList } from '../../../shared/sorting/use-keyed-list.js';
import { AddMenu } from './add-menu.js';
import { CollectionItem } from './collection-item.js';
import classes from './content-fields.module.css';

const none: readonly Fields[] = [];
const MOST = 100;
/** In milliseconds: a menu that closes gives the focus back to its button first. */
const AFTER_MENU = 50;

interface Removal {
  /** '2. Termin' */
  readonly word: string;
  readonly before: readonly Keyed<Fields>[];
  readonly left: readonly Fields[];
}

/** A list of parts of several types, each of which can be closed, moved, copied and removed. */
export default function CollectionEditor(properties: FieldEditorProps<readonly Fields[] | null>) {
  const { form, schema, value, onChange, ...rest } = properties;
  const { path, problemAt, isReadOnly } = rest;
  const { one, types } = form.control as Control & { kind: 'collection' };
  const { list, keys, ...items } = useKeyedList(value ?? none, onChange);
  // What is added later is open: it is worked at.
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(keys.length > 1 ? keys : []));
  const adding = useRef<HTMLButtonElement>(null);
  const undoing = useRef<HTMLButtonElement>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  // Only until the next change.
  const shownRemoval = removal?.left === value ? removal : null;
  const problem = problemAt(path);
  const isFull = list.length >= MOST;
  const open = (key: string) => setClosed((known) => new Set([...known].filter((other) => other !== key)));
  const toggle = (key: string) => (closed.has(key) ? open(key) : setClosed(new Set([...closed, key])));
  useRevealed(path, (below) => {
    const key = keys[Number(below.split('.')[0])];
    if (key !== undefined) open(key);
  });
  const focusing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusItem = (index: number) => {
    focusing.current = setTimeout(() => focusField(`${path}.${index}`), AFTER_MENU);
  };
  const add = (type: string) => {
    const { type: _, ...fields } = itemSchema(schema, type)?.shape ?? {};
    items.add({ type, ...emptyFields(fields) });
    focusItem(list.length);
  };
  return (
    <fieldset className={classes.collection}>
      <FieldLegend form={form} />
      {form.help && <Input.Description>{form.help}</Input.Description>}
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
      {list.length === 0 && <p className={classes.none}>Noch kein {one}.</p>}
      {list.map(({ key, item }, index) => (
        <CollectionItem
          key={key}
          {...rest}
          index={index}
          word={types[typeOf(item)] ?? one}
          schema={itemSchema(schema, typeOf(item))}
          value={item}
          onChange={(changed) => items.change(index, changed)}
          fold={{ isOpen: !closed.has(key), onToggle: () => toggle(key) }}
          onMove={{
            up: index > 0 ? () => items.move(index, index - 1) : null,
            down: index < list.length - 1 ? () => items.move(index, index + 1) : null,
          }}
          onCopy={
            isFull
              ? null
              : () => {
                  items.copy(index, item);
                  focusItem(index + 1);
                }
          }
          onRemove={() => {
            setRemoval({
              word: `${index + 1}. ${types[typeOf(item)] ?? one}`,
              before: list,
              left: items.remove(index),
            });
            clearTimeout(focusing.current);
            setTimeout(() => undoing.current?.focus());
          }}
        />
      ))}
      {shownRemoval && (
        <p className={classes.removal} role="status">
          {shownRemoval.word} entfernt.
          <Button
            ref={undoing}
            variant="subtle"
            size="compact-md"
            onClick={() => {
              items.restore(shownRemoval.before);
              adding.current?.focus();
            }}
          >
            Rückgängig
          </Button>
        </p>
      )}
      {!isReadOnly && <AddMenu ref={adding} one={one} types={types} isFull={isFull} onAdd={add} />}
      {!isReadOnly && isFull && <p className={classes.none}>Mehr als {MOST} gehen nicht.</p>}
    </fieldset>
  );
}
