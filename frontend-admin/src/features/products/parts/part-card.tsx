import { Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { productPartSchema, type ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { ChoiceField, FlagField } from '../../../shared/record-fields/choice-fields.js';
import { TextField } from '../../../shared/record-fields/text-field.js';
import { fieldsOf, OptionList } from './option-list.js';
import { Handle, useSortableItem } from '../../../shared/sorting/sortable-item.js';
import { ItemMenu } from '../../../shared/sorting/item-menu.js';
import classes from './parts.module.css';

interface Properties extends Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'> {
  id: string;
  part: ProductPart;
  name: string;
  place: { index: number; of: number };
  onChange(part: ProductPart): void;
  onMove(to: number): void;
  onCopy(): void;
  onRemove(): void;
}

/** One configuration step: name, kind and options. */
export function PartCard({ id, part, name, place, onChange, onMove, onCopy, onRemove, ...rest }: Properties) {
  const { item, handle } = useSortableItem(id, { isFixed: rest.isReadOnly });
  const field = fieldsOf(productPartSchema.shape, part, onChange, rest);
  const hasOptions = part.type === 'select' || part.type === 'multiselect';
  return (
    <li {...item} className={classes.part} aria-label={`${place.index + 1}. ${name}`}>
      <header>
        <Handle name={name} handle={handle} />
        <strong>
          {place.index + 1}. {name}
        </strong>
        <ItemMenu name={name} place={place} onMove={onMove} onRemove={onRemove}>
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onCopy}>
            Verdoppeln
          </Menu.Item>
        </ItemMenu>
      </header>
      <div className={classes.fields}>
        <TextField {...field<string | null>('name')} />
        <ChoiceField {...field<string | null>('type')} />
        <div className={classes.wide}>
          <TextField {...field<string | null>('description')} />
        </div>
        <FlagField {...field<boolean>('optional')} />
      </div>
      {hasOptions && (
        <OptionList
          {...rest}
          path={`${rest.path}.options`}
          of={name}
          options={part.options}
          onChange={(options) => onChange({ ...part, options })}
        />
      )}
    </li>
  );
}
