import { formOf } from './field-form.js';
import type { Resource } from './resource.js';
import { plainText } from '../text/plain-text.js';

/** A field of a kind of records, with the event that changes it. */
interface ChangedField {
  readonly type: string;
  readonly field: string;
}

/** The fields in whose label a text occurs. */
export function fieldsLabelled(resources: readonly Resource[], text: string): ChangedField[] {
  const plain = plainText(text);
  return resources.flatMap(({ names, fields }) =>
    Object.entries(fields).flatMap(([field, schema]) => {
      const label = formOf(schema)?.label;
      return label !== undefined && plainText(label).includes(plain) ? [{ type: names.changed, field }] : [];
    }),
  );
}
