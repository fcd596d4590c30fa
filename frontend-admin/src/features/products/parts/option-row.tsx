import {
  productOptionSchema,
  type ProductOption,
} from '@bestellwerk/domain/records/definitions/product-part';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { ChoiceField } from '../../../shared/record-fields/choice-field.js';
import { NumberField } from '../../../shared/record-fields/number-field.js';
import { TextField } from '../../../shared/record-fields/text-field.js';
import { fieldsOf } from './fields-of.js';
import { Handle } from '../../../shared/sorting/handle.js';
import { ItemMenu } from '../../../shared/sorting/item-menu.js';
import { useSortableItem } from '../../../shared/sorting/use-sortable-item.js';
import classes from './parts.module.css';

interface Properties extends Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'> {
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
export function OptionRow({ id, option, name, place, isNew, onEnter, ...others }: Properties) {
  const { onChange, onMove, onRemove, ...rest } = others;
  const { item, handle } = useSortableItem(id, { isFixed: rest.isReadOnly });
  const field = fieldsOf(productOptionSchema.shape, option, (changed) => onChange(settled(changed)), rest);
  return (
    <li {...item} className={classes.option} aria-label={name}>
      <Handle name={name} handle={handle} />
      <TextField {...field<string | null>('name')} autoFocus={isNew} onEnter={onEnter} />
      <ChoiceField {...field<string | null>('modifier')} />
      <NumberField {...field<number | null>('value')} isDisabled={option.modifier === null} />
      <ItemMenu name={name} place={place} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}

/** Where the price stays the same there is no amount. */
const settled = (option: ProductOption): ProductOption =>
  option.modifier === null ? { ...option, value: null } : option;
