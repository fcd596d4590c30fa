import { productOptionSchema, type ProductOption } from '@bestellwerk/domain/resources/product-part';
import type { FieldEditorProps } from '../../../../shared/records/field-editor.js';
import { ChoiceField } from '../../fields/choice-field.js';
import { NumberField } from '../../fields/number-field.js';
import { TextField } from '../../fields/text-field.js';
import { fieldsOf } from '../fields-of.js';
import { Handle } from '../sorting/handle.js';
import { ItemMenu } from '../sorting/item-menu.js';
import { useSortableItem } from '../sorting/use-sortable-item.js';
import classes from './parts.module.css';

interface Properties extends Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'> {
  id: string;
  option: ProductOption;
  name: string;
  place: { index: number; of: number };
  onChange(option: ProductOption): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** One thing to choose, and what it does to the price. */
export function OptionRow({ id, option, name, place, onChange, onMove, onRemove, ...rest }: Properties) {
  const { item, handle } = useSortableItem(id, { isFixed: rest.isReadOnly });
  const settled = (changed: ProductOption) =>
    onChange(changed.modifier === null ? { ...changed, value: null } : changed);
  const field = fieldsOf(productOptionSchema.shape, option, settled, rest);
  return (
    <li {...item} className={classes.option} aria-label={name}>
      <Handle name={name} handle={handle} />
      <TextField {...field<string | null>('name')} />
      <ChoiceField {...field<string | null>('modifier')} />
      {option.modifier !== null && <NumberField {...field<number | null>('value')} />}
      <ItemMenu name={name} place={place} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}
