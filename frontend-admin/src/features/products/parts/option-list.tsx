import { Button } from '@mantine/core';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import {
  type ProductOption,
  productOptionSchema,
} from '@bestellwerk/domain/records/definitions/product-part';
import { isDiscountAbovePrice } from '@bestellwerk/domain/pricing/price';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { z } from 'zod';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { SortableList } from '../../../shared/sorting/sortable-list.js';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { EditorNote } from '../../../shared/ui/notes.js';
import { useKeyedList } from '../../../shared/sorting/use-keyed-list.js';
import classes from './parts.module.css';
import { ChoiceField } from '../../../shared/record-fields/choice-fields.js';
import { NumberField } from '../../../shared/record-fields/number-field.js';
import { TextField } from '../../../shared/record-fields/text-field.js';
import { Handle, useSortableItem } from '../../../shared/sorting/sortable-item.js';
import { ItemMenu } from '../../../shared/sorting/item-menu.js';

interface ListProperties extends Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'> {
  /** Name of the step. */
  of: string;
  options: readonly ProductOption[];
  onChange(options: ProductOption[]): void;
}

const added: ProductOption = { name: '', modifier: null, value: null };

/** The options of a step, each with its effect on the price. */
export function OptionList({ of, options, onChange, ...rest }: ListProperties) {
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

interface RowProperties extends Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'> {
  id: string;
  option: ProductOption;
  name: string;
  place: { index: number; of: number };
  /** Just added: its name is typed next. */
  isNew: boolean;
  /** Enter in its name. */
  onEnter(): void;
  onChange(option: ProductOption): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** One thing to choose, and what it does to the price. */
export function OptionRow({ id, option, name, place, isNew, onEnter, ...others }: RowProperties) {
  const { onChange, onMove, onRemove, ...rest } = others;
  const { item, handle } = useSortableItem(id, { isFixed: rest.isReadOnly });
  const currency = useCurrency();
  const { price } = rest.record;
  const isAbovePrice = typeof price === 'number' && isDiscountAbovePrice(option, price);
  const field = fieldsOf(productOptionSchema.shape, option, (changed) => onChange(settled(changed)), rest);
  return (
    <li {...item} className={classes.option} aria-label={name}>
      <Handle name={name} handle={handle} />
      <TextField {...field<string | null>('name')} autoFocus={isNew} onEnter={onEnter} />
      <ChoiceField {...field<string | null>('modifier')} />
      <NumberField {...field<number | null>('value')} isDisabled={option.modifier === null} />
      <ItemMenu name={name} place={place} onMove={onMove} onRemove={onRemove} />
      {isAbovePrice && (
        <div className={classes.remark} role="status">
          <EditorNote>
            Der Abschlag ist größer als der Bruttopreis ({formatMoney(price, currency)}): Ohne Aufschlag einer
            anderen Auswahl kostet das Produkt damit {formatMoney(0, currency)}.
          </EditorNote>
        </div>
      )}
    </li>
  );
}

/** Where the price stays the same there is no amount. */
const settled = (option: ProductOption): ProductOption =>
  option.modifier === null ? { ...option, value: null } : option;

/** The properties of the editors of a small record's fields, by their names. */
export const fieldsOf =
  <Row extends object>(
    shape: Readonly<Record<keyof Row, z.ZodType>>,
    row: Row,
    onChange: (row: Row) => void,
    { path, ...rest }: Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'>,
  ) =>
  <Value,>(name: keyof Row & string): FieldEditorProps<Value> => ({
    ...rest,
    path: `${path}.${name}`,
    schema: shape[name],
    form: formOf(shape[name])!,
    value: row[name] as Value,
    onChange: (value) => onChange({ ...row, [name]: value }),
  });
