import { formOf } from '@bestellwerk/domain/managed/field-form';
import type { z } from 'zod';

export interface Section {
  readonly name: string;
  readonly fields: readonly (readonly [name: string, schema: z.ZodType])[];
}

const FIRST = 'Grunddaten';

/** The fields of a form under their headings, in the order of the definition. */
export function sectionsOf(shape: z.ZodRawShape): Section[] {
  const sections = new Map<string, (readonly [string, z.ZodType])[]>();
  for (const [name, schema] of Object.entries(shape) as [string, z.ZodType][]) {
    const form = formOf(schema);
    if (!form) continue;
    const section = form.section ?? FIRST;
    sections.set(section, [...(sections.get(section) ?? []), [name, schema]]);
  }
  const found = [...sections].map(([name, fields]) => ({ name, fields }));
  return found.sort((one, other) => Number(other.name === FIRST) - Number(one.name === FIRST));
}

/** The top fields as they stand on the screen. */
export const fieldOrder = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ fields }) => fields.map(([name]) => name));
