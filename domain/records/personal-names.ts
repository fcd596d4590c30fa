import type { z } from 'zod';
import { personalFields } from '../kernel/personal.js';
import type { FieldSchemas } from './field-form.js';
import { withoutDefault } from './without-default.js';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that hold something of a person. */
export const personalNames = (fields: FieldSchemas): string[] =>
  Object.entries(fields)
    .filter(([, schema]) => isPersonal(schema))
    .map(([name]) => name);

export const isPersonal = (schema: z.ZodType): boolean => personalFields.has(withoutDefault(schema));

/** Whether the person of the record was erased: nothing else leaves all personal fields null. */
export const isErased = (personal: readonly string[], fields: Fields): boolean =>
  personal.length > 0 && personal.every((name) => fields[name] === null);

/** The same without anything of a person. */
export const withoutPerson = (fields: Fields, personal: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, personal.includes(name) ? null : value]),
  );
