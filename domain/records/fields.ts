import { z } from 'zod';
import { shownAs, type FieldForm, type Remarks } from './field-form.js';
import { referenceSchema, refersTo } from './reference-fields.js';
import {
  emptyOrEmail,
  emptyOrText,
  nullOrText,
  requiredEmail,
  requiredText,
  textForm,
  type TextRemarks,
} from './text-schemas.js';
import { askForValue } from './validation-texts.js';

/** A text that must be there. */
export const text = (label: string, remarks: TextRemarks = {}) =>
  shownAs(requiredText(remarks), textForm(label, remarks));

/** A text that may be empty. */
export const optionalText = (label: string, remarks: TextRemarks = {}) =>
  shownAs(emptyOrText(remarks).default(''), textForm(label, remarks));

/** A text that may be left out altogether. */
export const nullableText = (label: string, remarks: TextRemarks = {}) =>
  shownAs(nullOrText(remarks).default(null), textForm(label, remarks));

export const emailAddress = (label: string, remarks: Remarks = {}) =>
  shownAs(requiredEmail(), textForm(label, remarks));

export const optionalEmailAddress = (label: string, remarks: Remarks = {}) =>
  shownAs(emptyOrEmail().default(''), textForm(label, remarks));

/** A name for addresses: small letters, digits and hyphens. */
export const identifier = (label = 'Kennung', remarks: Remarks = {}) =>
  shownAs(
    z
      .string()
      .trim()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: ({ input }) =>
          input === ''
            ? askForValue
            : 'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.',
      }),
    textForm(label, { help: 'Kleinbuchstaben, Ziffern und Bindestriche; steht in Adressen.', ...remarks }),
  );

interface NumberRemarks extends Remarks {
  readonly min?: number;
  readonly max?: number;
  /** What is counted, after the number. */
  readonly unit?: string;
  readonly step?: number;
}

const MOST = 1_000_000_000;

const numberSchema = ({ min = -MOST, max = MOST }: NumberRemarks) => z.number().min(min).max(max);
const numberForm = (label: string, { unit, step, min, max, ...remarks }: NumberRemarks): FieldForm => ({
  label,
  ...remarks,
  control: { kind: 'number', ...(unit !== undefined && { unit }), ...(step !== undefined && { step }) },
});

export const number = (label: string, remarks: NumberRemarks = {}) =>
  shownAs(numberSchema(remarks), numberForm(label, remarks));

export const optionalNumber = (label: string, remarks: NumberRemarks = {}) =>
  shownAs(numberSchema(remarks).nullable().default(null), numberForm(label, remarks));

/** A gross or net amount in the shop's currency. */
export const money = (label: string, remarks: Remarks = {}) =>
  number(label, { min: 0, max: 1_000_000, step: 0.01, unit: '€', ...remarks });
export const optionalMoney = (label: string, remarks: Remarks = {}) =>
  optionalNumber(label, { min: 0, max: 1_000_000, step: 0.01, unit: '€', ...remarks });

const rate = { min: 0, max: 100, step: 0.1, unit: '%' };
export const percent = (label: string, remarks: Remarks = {}) => number(label, { ...rate, ...remarks });
export const optionalPercent = (label: string, remarks: Remarks = {}) =>
  optionalNumber(label, { ...rate, ...remarks });

export const flag = (label: string, { usually = false, ...remarks }: Remarks & { usually?: boolean } = {}) =>
  shownAs(z.boolean().default(usually), { label, ...remarks, control: { kind: 'flag' } });

/** One of several values, each with the word that people read. */
export const choice = <const Words extends Record<string, string>>(
  label: string,
  words: Words,
  remarks: Remarks = {},
) => shownAs(z.enum(keysOf(words)), { label, ...remarks, control: { kind: 'choice', words } });

/** The same with a value that records have which were written before there was the field. */
export const choiceOrUsual = <const Words extends Record<string, string>>(
  label: string,
  words: Words,
  usual: keyof Words & string,
  remarks: Remarks = {},
) =>
  shownAs(z.enum(keysOf(words)).default(usual as never), {
    label,
    ...remarks,
    control: { kind: 'choice', words },
  });

/** Any of several values, without repetition. */
export const choices = <const Words extends Record<string, string>>(
  label: string,
  words: Words,
  { meanings, ...remarks }: Remarks & { meanings?: Readonly<Record<keyof Words, string>> } = {},
) =>
  shownAs(
    z
      .array(z.enum(keysOf(words)))
      .refine(isWithoutRepetition, { error: 'Bitte wählen Sie jeden Wert nur einmal.' })
      .default([]),
    {
      label,
      ...remarks,
      control: { kind: 'choices', words, ...(meanings && { meanings }) },
    },
  );

export const date = (label: string, remarks: Remarks = {}) =>
  shownAs(z.iso.date(), { label, ...remarks, control: { kind: 'date' } });
export const optionalDate = (label: string, remarks: Remarks = {}) =>
  shownAs(z.iso.date().nullable().default(null), { label, ...remarks, control: { kind: 'date' } });
export const instant = (label: string, remarks: Remarks = {}) =>
  shownAs(z.iso.datetime(), { label, ...remarks, control: { kind: 'instant' } });
export const optionalInstant = (label: string, remarks: Remarks = {}) =>
  shownAs(z.iso.datetime().nullable().default(null), { label, ...remarks, control: { kind: 'instant' } });
export const optionalClockTime = (label: string, remarks: Remarks = {}) =>
  shownAs(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Bitte geben Sie eine gültige Uhrzeit an.' })
      .nullable()
      .default(null),
    { label, ...remarks, control: { kind: 'clockTime' } },
  );

/** A record of another resource. */
export const reference = (resource: string, label: string, remarks: Remarks = {}) =>
  shownAs(refersTo(resource, referenceSchema.clone()), {
    label,
    ...remarks,
    control: { kind: 'reference', resource },
  });

export const optionalReference = (resource: string, label: string, remarks: Remarks = {}) =>
  shownAs(refersTo(resource, referenceSchema.clone()).nullable().default(null), {
    label,
    ...remarks,
    control: { kind: 'reference', resource },
  });

/** Records of another resource, each once, in the order they were chosen. */
export const references = (resource: string, label: string, remarks: Remarks = {}) =>
  shownAs(
    z
      .array(refersTo(resource, referenceSchema.clone()))
      .max(500)
      .refine((chosen) => isWithoutRepetition(chosen.map(({ id }) => id)), {
        error: 'Bitte wählen Sie jeden Eintrag nur einmal.',
      })
      .default([]),
    { label, ...remarks, control: { kind: 'references', resource } },
  );

/** A list of small records. `one` names one of them. */
export const rows = <Row extends z.ZodType>(label: string, one: string, row: Row, remarks: Remarks = {}) =>
  shownAs(z.array(row).max(500).default([]), { label, ...remarks, control: { kind: 'rows', one } });

const keysOf = <Words extends Record<string, string>>(words: Words) =>
  Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]];

const isWithoutRepetition = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
