import { z } from 'zod';

/** How a field is edited. Editors of the back office are chosen by it. */
export type Control =
  | { readonly kind: 'text'; readonly lines?: number }
  | { readonly kind: 'number'; readonly unit?: string; readonly step?: number }
  | { readonly kind: 'flag' }
  /** `meanings` explains each choice in a sentence. */
  | {
      readonly kind: 'choices';
      readonly words: Readonly<Record<string, string>>;
      readonly meanings?: Readonly<Record<string, string>>;
    }
  /** `none` is the word for choosing nothing, where that means something. */
  | { readonly kind: 'choice'; readonly words: Readonly<Record<string, string>>; readonly none?: string }
  | { readonly kind: 'reference' | 'references'; readonly resource: string }
  | { readonly kind: 'date' | 'instant' | 'clockTime' }
  | { readonly kind: 'image' | 'images' | 'hours' }
  /** A list of records with fields of their own. */
  | { readonly kind: 'rows'; readonly one: string }
  | { readonly kind: 'richText' | 'color' | 'group' }
  | { readonly kind: 'markdown'; readonly lines: number }
  | { readonly kind: 'file' | 'files'; readonly accepts: readonly string[] }
  /** Fields of one object, of which some are shown at a time. */
  | { readonly kind: 'tabs'; readonly tabs: readonly FormTab[] }
  /** A list of parts of several types, each with its word. `editor` names one of its own. */
  | {
      readonly kind: 'collection';
      readonly one: string;
      readonly types: Readonly<Record<string, string>>;
      readonly editor?: string;
    }
  /** Has an editor of its own, found by this name. */
  | { readonly kind: 'own'; readonly editor: string };

export interface FormTab {
  readonly label: string;
  /** Names of its fields. */
  readonly fields: readonly string[];
}

/** What people read about a field, in German, and how they edit it. */
export interface FieldForm {
  readonly label: string;
  readonly help?: string;
  /** Heading under which the form shows it; fields without one come first. */
  readonly section?: string;
  /** Help for the whole section. */
  readonly sectionHelp?: string;
  /** A warning before a record with these fields is saved, which does not prevent it; null if there is none. */
  readonly warns?: (record: Readonly<Record<string, unknown>>) => string | null;
  /** The name of a note below the field, for what does not follow from the record alone. */
  readonly note?: string;
  /** Whether it matters for a record with these fields; forms leave it out otherwise. */
  readonly appliesTo?: (record: Readonly<Record<string, unknown>>) => boolean;
  readonly control: Control;
}

/** Optional texts and conditions of any field. */
export type Remarks = Pick<FieldForm, 'help' | 'section' | 'sectionHelp' | 'warns' | 'note' | 'appliesTo'>;

/** The fields of a record, each with its schema. */
export type FieldSchemas = Readonly<Record<string, z.ZodType>>;

const forms = z.registry<FieldForm, z.core.$ZodType>();

/** Describes a field for people. */
export function shownAs<Schema extends z.ZodType>(schema: Schema, form: FieldForm): Schema {
  forms.add(schema, form);
  return schema;
}

/** The form of a field, also where it is wrapped to be optional, nullable or to have a default. */
export function formOf(schema: z.core.$ZodType): FieldForm | undefined {
  return forms.get(schema) ?? (isWrapped(schema) ? formOf(schema._zod.def.innerType) : undefined);
}

type Wrapped = z.core.$ZodType<
  unknown,
  unknown,
  { def: z.core.$ZodTypeDef & { innerType: z.core.$ZodType } } & z.core.$ZodTypeInternals
>;

const isWrapped = (schema: z.core.$ZodType): schema is Wrapped => 'innerType' in schema._zod.def;
