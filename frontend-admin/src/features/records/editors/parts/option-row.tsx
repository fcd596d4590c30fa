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
  const field = fieldsOf(
    productOptionSchema.shape,
    option,
    (changed) => onChange(settled(option, changed)),
    rest,
  );
  return (
    <li {...item} className={classes.option} aria-label={name}>
      <Handle name={name} handle={handle} />
      <TextField {...field<string | null>('name')} />
      <ChoiceField {...field<string | null>('modifier')} />
      <NumberField {...field<number | null>('value')} />
      <ItemMenu name={name} place={place} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}

/** An amount typed where the price stays the same is added to it; where it stays the same there is none. */
function settled(before: ProductOption, { modifier, ...after }: ProductOption): ProductOption {
  if (modifier !== null) return { ...after, modifier };
  const isTyped = before.modifier === null && after.value !== null;
  return { ...after, modifier: isTyped ? 'add' : null, value: isTyped ? after.value : null };
}
