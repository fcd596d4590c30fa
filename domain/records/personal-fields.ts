import { z } from 'zod';
import { personal, personalFields } from '../kernel/event.js';
import { type FieldSchemas, type Remarks, shownAs } from './field-form.js';
import {
  emptyOrEmail,
  emptyOrText,
  requiredEmail,
  requiredText,
  textForm,
  type TextRemarks,
} from './text-schemas.js';

/** The schema below its default: what is not there stays away. */
export const withoutDefault = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault ? withoutDefault(schema.unwrap() as z.ZodType) : schema;

/** As `text`, of a person: encrypted in the log, and null once the person has been erased. */
export const personalText = (label: string, remarks: TextRemarks = {}) =>
  shownAs(personal(requiredText(remarks)), textForm(label, remarks));

export const optionalPersonalText = (label: string, remarks: TextRemarks = {}) =>
  shownAs(personal(emptyOrText(remarks)).default(''), textForm(label, remarks));

export const personalEmail = (label: string, remarks: Remarks = {}) =>
  shownAs(personal(requiredEmail()), textForm(label, remarks));

export const optionalPersonalEmail = (label: string, remarks: Remarks = {}) =>
  shownAs(personal(emptyOrEmail()).default(''), textForm(label, remarks));

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
