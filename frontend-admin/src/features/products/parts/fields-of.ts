import type { z } from 'zod';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';

/** The properties of the editors of a small record's fields, by their names. */
export const fieldsOf =
  <Row extends object>(
    shape: Readonly<Record<keyof Row, z.ZodType>>,
    row: Row,
    onChange: (row: Row) => void,
    { path, ...rest }: Pick<FieldEditorProps, 'path' | 'problemAt' | 'isReadOnly' | 'record'>,
  ) =>
  <Value>(name: keyof Row & string): FieldEditorProps<Value> => ({
    ...rest,
    path: `${path}.${name}`,
    schema: shape[name],
    form: formOf(shape[name])!,
    value: row[name] as Value,
    onChange: (value) => onChange({ ...row, [name]: value }),
  });
