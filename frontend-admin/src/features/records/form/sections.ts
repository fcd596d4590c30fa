import { formOf, type FieldSchemas } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { z } from 'zod';

export interface Section {
  readonly name: string;
  readonly help: string | undefined;
  readonly fields: readonly (readonly [name: string, schema: z.ZodType])[];
}

const FIRST = 'Grunddaten';

/** The fields of a form under their headings, in the order of the definition. */
export function sectionsOf(schemas: FieldSchemas): Section[] {
  const sections = new Map<string, (readonly [string, z.ZodType])[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const form = formOf(schema);
    if (!form) continue;
    const section = form.section ?? FIRST;
    sections.set(section, [...(sections.get(section) ?? []), [name, schema]]);
  }
  const found = [...sections].map(([name, fields]) => ({ name, help: helpOf(fields), fields }));
  return found.sort((one, other) => Number(other.name === FIRST) - Number(one.name === FIRST));
}

const helpOf = (fields: Section['fields']): string | undefined =>
  fields.map(([, schema]) => formOf(schema)?.sectionHelp).find((help) => help !== undefined);

/** The sections with the fields that matter for a record like this, or that something is wrong with. */
export const sectionsFor = (
  sections: readonly Section[],
  record: Fields,
  isWrong: (field: string) => boolean,
): Section[] =>
  sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(
        ([name, schema]) => (formOf(schema)?.appliesTo?.(record) ?? true) || isWrong(name),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);

/** The top-level fields in display order. */
export const fieldOrder = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ fields }) => fields.map(([name]) => name));
