import { z } from 'zod';
import type { Action, Principal } from '../access/policy.js';
import type { Decider } from '../kernel/decider.js';
import type { EventFamily } from '../kernel/event.js';
import type { Problem } from '../kernel/refusal.js';
import { type FieldSchemas, formOf } from './field-form.js';
import { numberLimits } from './number-limits.js';
import {
  type Along,
  type Fields,
  recordDecider,
  RecordDecisions,
  type RecordEvent,
  recordEventNames,
  type RecordEventNames,
  type RecordState,
} from './record-state.js';
import { personalNames, withoutDefault } from './personal-fields.js';
import { publishedVersionSchema } from './publication.js';
import { writtenFields } from './written-fields.js';

/** The definition of a managed entity. */
export interface ResourceInput<Shape extends FieldSchemas> {
  /** Singular in camel case: category of its streams, and in PascalCase the beginning of its events' names. Kept for ever. */
  readonly name: string;
  /** Below /api; also below /backend in the back office. */
  readonly path: string;
  /** German singular and plural; `removed` is what was done by removing one, where that is no deletion for people. */
  readonly words: { readonly one: string; readonly many: string; readonly removed?: string };
  /** Fields to write, with defaults for optional ones. */
  readonly fields: Shape;
  /** The fields that together are its name for people; of a choice its words. */
  readonly title: readonly (keyof Shape & string)[];
  /**
   * What no two records may share, ignoring case: a field, or the last of several beside the same ones before it.
   * `identifier`, where it is one by itself, finds the record too.
   */
  readonly unique?: readonly (keyof Shape & string)[][];
  /** Fields that are searched. */
  readonly search: readonly (keyof Shape & string)[];
  /** Fields that a list shows, sorts by and filters by, in this order. */
  readonly columns: readonly (keyof Shape & string)[];
  /** As in the address: `name`, `-createdAt`. */
  readonly sort: string;
  readonly access: {
    readonly read: 'everybody' | Action;
    readonly change: Action;
    /** Permanently deletes personal data; left out where records have none. */
    readonly erase?: Action;
  };
  /** The branches a record belongs to; left out, it belongs to the whole shop. */
  readonly branches?: (id: string, fields: Fields) => readonly string[];
  /** Problems between fields, beyond the schema of each. */
  problems?(fields: z.output<z.ZodObject<Shape>>): readonly Problem[];
  /** Why this person may not write this, beyond the policy; null if they may. */
  readonly forbids?: (who: Writer, id: string, before: Fields | null, after: Fields) => Problem | null;
  /**
   * Fields that only the server writes: values from clients are ignored. A record that has some without a default is
   * created by a route of its own.
   */
  readonly kept?: readonly (keyof Shape & string)[];
  /** Fields with a default, which is what people who are no staff see in their place. */
  readonly forStaffOnly?: readonly (keyof Shape & string)[];
  /** What the server changes together with a user's change, in the same event. */
  readonly along?: Along;
  /** Fields that are embedded in references to it, with their current values. */
  readonly carried?: readonly (keyof Shape & string)[];
  /** Initial values of a new record in a form, beyond the defaults of its schema. */
  readonly begins?: Fields;
  /** Its fields are a draft until they are published: guests see only what is published, from and until when it shall be. */
  readonly isPublished?: boolean;
  /** There is one record only, under this id. */
  readonly only?: string;
  /** A complete example of what is written. */
  readonly example: z.input<z.ZodObject<Shape>>;
}

export interface Writer extends Principal {
  readonly id: string;
}

const bookkeeping = {
  /** Decimal; sent back as If-Match. */
  revision: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  isRemoved: z.boolean(),
};

const instant = z.iso.datetime();
/** When it was decided, and from and until when (null: for good) the draft of then is shown. */
const publishedSchema = z.object({ at: instant, from: instant, until: instant.nullable() });
/** All versions, or only those that have not begun. */
const unpublishedSchema = z.object({ at: instant, isScheduledOnly: z.boolean() });

/** What staff read of a record that is published; visitors get what is shown, and no versions. */
const published = { publication: z.array(publishedVersionSchema) };

/** Fields that every record has beside its own. */
export type Bookkeeping = z.infer<z.ZodObject<typeof bookkeeping>>;

/**
 * Schemas, events and decisions of one kind of managed entity, derived from a short definition.
 * Projections, backend and back office derive table, routes, lists and forms from it.
 */
export function resource<const Shape extends FieldSchemas>(input: ResourceInput<Shape>) {
  const prefix = input.name[0]!.toUpperCase() + input.name.slice(1);
  const names = recordEventNames(prefix);
  const personal = personalNames(input.fields);
  const id = { id: input.only === undefined ? z.uuid() : z.literal(input.only) };
  const written = writtenFields(input.fields, input.kept);
  const examples = [Object.fromEntries(Object.entries(input.example).filter(([name]) => name in written))];
  const fields = z.object(written).meta({ id: `New${prefix}`, examples });
  const changes = z.object(changesOf(written)).meta({ id: `${prefix}Changes`, examples });
  const entity = z.object({ ...id, ...input.fields }).meta({ id: prefix });
  const record = z
    .object({ ...id, ...input.fields, ...bookkeeping, ...(input.isPublished && published) })
    .meta({ id: `${prefix}Record` });
  const family: EventFamily = {
    category: input.name,
    events: {
      [names.created]: z.object(input.fields),
      [names.changed]: z.object(changesOf(input.fields)),
      [names.removed]: z.object({}),
      [names.restored]: z.object({}),
      ...(input.access.erase && { [names.erased]: z.object({}) }),
      ...(input.isPublished && {
        [names.published]: publishedSchema,
        [names.unpublished]: unpublishedSchema,
      }),
    },
    subject: (streamKey) => streamKey,
  };
  return {
    ...input,
    /** What a client cannot create a record without: fields that only the server writes. */
    keptRequired: (input.kept ?? []).filter((name) => !input.fields[name]!.safeParse(undefined).success),
    problems(values: z.output<z.ZodObject<Shape>>): readonly Problem[] {
      return [
        ...unreadableLetters(values),
        ...fractions(input.fields, values),
        ...(input.problems?.(values) ?? []),
      ];
    },
    schemas: { fields, changes, entity, record },
    names: names satisfies RecordEventNames as RecordEventNames,
    family,
    personal: personal as readonly string[],
    decider: recordDecider(names, personal) as Decider<RecordState, RecordEvent>,
    decisions: new RecordDecisions(names, input.words.one, input.along),
    stream: (recordId: string): string => `${input.name}-${recordId}`,
    titleOf: (record: Fields): string =>
      input.title
        .map((field) => wordsOf(input.fields[field]!, record[field]))
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' '),
  };
}

/** A resource of any shape. */
export type Resource = ReturnType<typeof resource<FieldSchemas>>;

function wordsOf(schema: z.ZodType, value: unknown): unknown {
  const control = formOf(schema)?.control;
  return control?.kind === 'choice' && typeof value === 'string' ? control.words[value] : value;
}

/** Every field may be left out, and then stays as it is: no default steps in. */
const changesOf = (fields: FieldSchemas): Record<string, z.ZodOptional> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, z.optional(withoutDefault(schema))]),
  );

/** What a decoder puts in the place of bytes that it cannot read. */
const UNREADABLE = '\uFFFD';
const message =
  'Hier stehen Zeichen, die niemand lesen kann (\uFFFD). Bitte schreiben Sie den Text neu, oder speichern Sie die Datei als „CSV UTF-8“.';

/** What is counted in whole numbers and is not one. Not in the schemas: what was written before must stay readable. */
const fractions = (fields: FieldSchemas, values: Fields): Problem[] =>
  Object.entries(fields)
    .filter(([name, schema]) => numberLimits(schema).decimals === 0 && Number(values[name] ?? 0) % 1 !== 0)
    .map(([field]) => ({ message: 'Bitte geben Sie eine ganze Zahl ein.', field }));

/** The fields with letters that were lost before they came here: nobody means them, and they would be on sale like that. */
export const unreadableLetters = (fields: Fields): Problem[] =>
  Object.keys(fields)
    .filter((field) => isUnreadable(fields[field]))
    .map((field) => ({ message, field }));

function isUnreadable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(UNREADABLE);
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnreadable);
}
