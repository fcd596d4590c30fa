import { Button } from '@mantine/core';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ProductOption } from '@bestellwerk/domain/records/definitions/product-part';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { SortableList } from '../../../shared/sorting/sortable-list.js';
import { useKeyedList } from '../../../shared/sorting/use-keyed-list.js';
import { OptionRow } from './option-row.js';
import classes from './parts.module.css';

interface Properties extends Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'> {
  /** Name of the step. */
  of: string;
  options: readonly ProductOption[];
  onChange(options: ProductOption[]): void;
}

const added: ProductOption = { name: '', modifier: null, value: null };

/** The options of a step, each with its effect on the price. */
export function OptionList({ of, options, onChange, ...rest }: Properties) {
  const { list, keys, ...choices } = useKeyedList(options, onChange);
  const nameOf = (index: number) => list[index]?.item.name || `Auswahl ${index + 1}`;
  const [addedAt, setAddedAt] = useState<number | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const add = () => {
    setAddedAt(list.length);
    choices.add(added);
  };
  /** Moves to the next name; after the last non-empty one it adds an option. */
  const goOn = (index: number) => {
    if (index < list.length - 1) rows.current?.children[index + 1]?.querySelector('input')?.focus();
    else if (list[index]?.item.name) add();
  };
  const problem = rest.problemAt(rest.path);
  return (
    <div className={classes.options} role="group" aria-label={`Auswahl zu ${of}`}>
      <SortableList
        keys={keys}
        strategy={verticalListSortingStrategy}
        nameOf={(key) => nameOf(keys.indexOf(key))}
        onMove={choices.move}
      >
        <ul ref={rows}>
          {list.map(({ key, item }, index) => (
            <OptionRow
              {...rest}
              key={key}
              id={key}
              option={item}
              name={nameOf(index)}
              place={{ index, of: list.length }}
              path={`${rest.path}.${index}`}
              isNew={index === addedAt}
              onEnter={() => goOn(index)}
              onChange={(option) => choices.change(index, option)}
              onMove={(to) => choices.move(index, to)}
              onRemove={() => choices.remove(index)}
            />
          ))}
        </ul>
      </SortableList>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={`Auswahl zu ${of} hinzufügen`}
        onClick={add}
      >
        Auswahl hinzufügen
      </Button>
    </div>
  );
}
