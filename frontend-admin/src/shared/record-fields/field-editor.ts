import type { ComponentType } from 'react';
import { type FieldForm, type FieldSchemas, formOf } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { z } from 'zod';
import { personalFields } from '@bestellwerk/domain/kernel/event';

/** How a form hands a field to what edits it. */
export interface FieldEditorProps<Value = unknown> {
  /** Dotted path inside the record: `deliveryAreas.0.price`. */
  readonly path: string;
  readonly schema: z.ZodType;
  readonly form: FieldForm;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is wrong at a path, in German. */
  readonly problemAt: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
  /** The whole record as it is being edited, for editors that look at other fields. */
  readonly record: Fields;
}

export type FieldEditor = ComponentType<FieldEditorProps>;

/** The description is below its input, so that inputs side by side are aligned. */
export const inputOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'error',
  'description',
];

/** Whether a field is required. Null in a personal field means erased and cannot be entered. */
export const isNeeded = (schema: z.ZodType): boolean =>
  !schema.safeParse(undefined).success && (personalFields.has(schema) || !schema.safeParse(null).success);

/** What a form begins with: defaults where there are some. */
export const emptyFields = (fields: FieldSchemas): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, emptyValue(schema)]));

/** What a field begins with. */
export function emptyValue(schema: z.ZodType): unknown {
  const usual = schema.safeParse(undefined);
  if (usual.success) return usual.data ?? null;
  const control = formOf(schema)?.control;
  if (schema instanceof z.ZodObject && !control) return emptyFields(schema.shape);
  switch (control?.kind) {
    case 'text':
      return '';
    case 'flag':
      return false;
    default:
      return null;
  }
}
