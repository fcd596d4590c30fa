import type { ComponentType } from 'react';
import type { FieldForm } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { z } from 'zod';

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
