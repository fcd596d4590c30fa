import { z } from 'zod';
import { type FieldSchemas, type Remarks, shownAs } from './field-form.js';
import { emptyOrText, type TextRemarks } from './text-schemas.js';

const LONGEST_HTML = 200_000;

/** Formatted text: HTML that the server cleans before it is stored, and again when it is read. */
export const richTextSchema = z
  .object({ format: z.literal('html'), text: z.string().max(LONGEST_HTML) })
  .meta({ id: 'RichText' });
export type RichText = z.infer<typeof richTextSchema>;

const noText: RichText = { format: 'html', text: '' };

export const richText = (label: string, remarks: Remarks = {}) =>
  shownAs(richTextSchema.clone().default(noText), { label, ...remarks, control: { kind: 'richText' } });

/** Markdown, in which HTML is text like any other. */
export const markdown = (label: string, { lines = 8, max, ...remarks }: TextRemarks = {}) =>
  shownAs(emptyOrText({ lines, ...(max !== undefined && { max }) }).default(''), {
    label,
    ...remarks,
    control: { kind: 'markdown', lines },
  });

/** '#AE2F68', or '#AE2F6880' with how opaque it is. */
export const optionalColor = (label: string, remarks: Remarks = {}) =>
  shownAs(
    z
      .string()
      .regex(/^#([0-9A-F]{6}|[0-9A-F]{8})$/, { error: 'Bitte geben Sie eine Farbe wie #AE2F68 an.' })
      .meta({ examples: ['#AE2F68'] })
      .nullable()
      .default(null),
    { label, ...remarks, control: { kind: 'color' } },
  );

/** Fields that belong together, as one value; each of them has a default. */
export function group<const Shape extends FieldSchemas>(label: string, fields: Shape, remarks: Remarks = {}) {
  const whole = z.object(fields);
  return shownAs(whole.default(defaultsOf(whole) as never), {
    label,
    ...remarks,
    control: { kind: 'group' },
  });
}

interface Tab<Shape extends FieldSchemas> {
  readonly label: string;
  readonly fields: Shape;
}

/** Fields that belong together, of which a form shows some at a time; each of them has a default. */
export function tabs<const Shapes extends Readonly<Record<string, Tab<FieldSchemas>>>>(
  label: string,
  shapes: Shapes,
  remarks: Remarks = {},
) {
  const shape = Object.assign({}, ...Object.values(shapes).map(({ fields }) => fields)) as AllFields<Shapes>;
  const whole = z.object(shape);
  return shownAs(whole.default(defaultsOf(whole) as never), {
    label,
    ...remarks,
    control: {
      kind: 'tabs',
      tabs: Object.values(shapes).map((tab) => ({ label: tab.label, fields: Object.keys(tab.fields) })),
    },
  });
}

type AllFields<Shapes extends Readonly<Record<string, Tab<FieldSchemas>>>> =
  UnionToIntersection<Shapes[keyof Shapes]['fields']> extends infer All extends FieldSchemas ? All : never;

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const MOST_ITEMS = 100;

interface ItemType<Shape extends FieldSchemas> {
  readonly label: string;
  readonly fields: Shape;
}

/** A list of parts of several types, in the order in which they are shown. `one` names a part. */
export function collection<const Types extends Readonly<Record<string, ItemType<FieldSchemas>>>>(
  label: string,
  one: string,
  types: Types,
  remarks: Remarks = {},
) {
  const items = Object.entries(types).map(([type, { fields }]) =>
    z.object({ type: z.literal(type), ...fields }),
  ) as unknown as Items<Types>;
  return shownAs(z.array(z.discriminatedUnion('type', items)).max(MOST_ITEMS).default([]), {
    label,
    ...remarks,
    control: {
      ...{ kind: 'collection', one },
      types: Object.fromEntries(Object.entries(types).map(([type, item]) => [type, item.label])),
    },
  });
}

type Item<Type extends string, Shape extends FieldSchemas> = z.ZodObject<
  { readonly type: z.ZodLiteral<Type> } & Shape
>;
type Items<Types extends Readonly<Record<string, ItemType<FieldSchemas>>>> = [
  {
    [Type in keyof Types & string]: Item<Type, Types[Type]['fields']>;
  }[keyof Types & string],
];

/** What a form begins with. Throws where a field has no default. */
const defaultsOf = <Whole extends z.ZodObject>(whole: Whole) => whole.parse({}) as z.output<Whole>;
