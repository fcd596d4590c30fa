import { itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { PartFields } from '../../../shared/record-fields/group-field.js';
import classes from './image-template.module.css';
import { type DraftLayer, frameFields } from './layers.js';

interface Properties extends Omit<FieldEditorProps, 'form' | 'value' | 'onChange'> {
  /** What people call the layer. */
  title: string;
  layer: DraftLayer;
  /** `field` is the one that was entered. */
  onEdit(layer: DraftLayer, field: string): void;
}

/** The fields of the selected layer: what it shows, and then where and how it lies. `path` is that of the layer. */
export function LayerFields({ title, layer, schema, onEdit, ...rest }: Properties) {
  const fields = itemSchema(schema, typeOf(layer));
  if (!fields) return null;
  const own = Object.keys(fields.shape).filter((name) => !frameFields.includes(name));
  const change = (changed: Fields) => {
    const field = Object.keys(changed).find((name) => changed[name] !== layer[name]);
    if (field !== undefined) onEdit(changed, field);
  };
  const parts = { ...rest, schema: fields, value: layer, onChange: change };
  return (
    <section className={classes.fields} aria-label={title} data-field={rest.path}>
      <h3>{title}</h3>
      <PartFields {...parts} only={own} />
      <h4>Lage und Größe</h4>
      <div className={classes.frame}>
        <PartFields {...parts} only={frameFields} />
      </div>
    </section>
  );
}
