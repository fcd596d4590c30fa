import { z } from 'zod';
import { type FieldSchemas, formOf } from '../field-form.js';
import { bare, itemSchema, typeOf } from '../item-types.js';

/** Of what a field's value consists for two people who change it at the same time. */
export type ValueParts =
  | { readonly kind: 'whole' }
  | { readonly kind: 'fields'; readonly shape: FieldSchemas }
  | { readonly kind: 'items'; readonly items: ItemParts };

export interface ItemParts {
  /** The fields of an item; null where an item is one value, such as a reference. */
  shapeOf(item: unknown): FieldSchemas | null;
  /** Items of different types are never the same one. */
  typeOf(item: unknown): string;
  /** The field with the items below an item, which may move between lists; null where there is none. */
  readonly below: string | null;
}

const whole: ValueParts = { kind: 'whole' };
const values: ItemParts = { shapeOf: () => null, typeOf: () => '', below: null };

/** By the control of the field: what has none, and texts, references, pictures and hours, are one value each. */
export function partsOf(schema: z.ZodType): ValueParts {
  const control = formOf(schema)?.control;
  switch (control?.kind) {
    case 'group':
    case 'tabs':
      return fieldsOf(schema);
    case 'collection': {
      const shapeOf = (item: unknown) => itemSchema(schema, typeOf(item))?.shape ?? {};
      return { kind: 'items', items: { shapeOf, typeOf, below: null } };
    }
    case 'rows':
      return rowsOf(schema, null);
    case 'references':
    case 'images':
    case 'files':
    case 'choices':
      return { kind: 'items', items: values };
    case 'own':
      if (control.editor === 'entry-tree') return rowsOf(schema, 'children');
      return control.editor === 'product-parts' ? fieldsOf(schema) : whole;
    default:
      return whole;
  }
}

function fieldsOf(schema: z.ZodType): ValueParts {
  const object = bare(schema);
  return object instanceof z.ZodObject ? { kind: 'fields', shape: object.shape as FieldSchemas } : whole;
}

function rowsOf(schema: z.ZodType, below: string | null): ValueParts {
  const list = bare(schema);
  const row = list instanceof z.ZodArray ? fieldsOf(list.element as z.ZodType) : whole;
  if (row.kind !== 'fields') return whole;
  return { kind: 'items', items: { shapeOf: () => row.shape, typeOf: () => '', below } };
}
