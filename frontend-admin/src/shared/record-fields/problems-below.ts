import { bare, itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import { z } from 'zod';
import type { FieldEditorProps } from './field-editor.js';

type Place = Pick<FieldEditorProps, 'path' | 'schema' | 'value' | 'problemAt'>;

/** Whether something is wrong with a field or anything in it, also where that is not shown at the moment. */
export function isAnythingWrong({ path, schema, value, problemAt }: Place): boolean {
  if (problemAt(path) !== undefined) return true;
  return partsOf(schema, value).some(([name, part, content]) =>
    isAnythingWrong({ path: `${path}.${name}`, schema: part, value: content, problemAt }),
  );
}

type Part = [name: string, schema: z.ZodType, value: unknown];

function partsOf(schema: z.ZodType, value: unknown): Part[] {
  const whole = bare(schema);
  if (whole instanceof z.ZodObject) {
    const fields = (value ?? {}) as Record<string, unknown>;
    return Object.entries(whole.shape as Record<string, z.ZodType>).map(([name, part]) => [
      name,
      part,
      fields[name],
    ]);
  }
  if (!(whole instanceof z.ZodArray) || !Array.isArray(value)) return [];
  return value.map((item: unknown, index) => [
    String(index),
    itemSchema(whole, typeOf(item)) ?? (whole.element as z.ZodType),
    item,
  ]);
}
