import type { RichText } from '@bestellwerk/domain/records/content-fields';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { innerSchemas, mapValues } from '@bestellwerk/domain/records/map-values';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { safeHtml } from './safe-html.js';

/** Whether there is formatted text in it. */
const hasRichText = (schema: Parameters<typeof formOf>[0]): boolean =>
  isRichText(schema) || innerSchemas(schema).some(hasRichText);

const formatted = new WeakMap<object, readonly string[]>();

/** Names of the fields with formatted text in them: most entities have none, and lists are long. */
function formattedFields({ fields }: Pick<Resource, 'fields'>): readonly string[] {
  const known = formatted.get(fields);
  if (known) return known;
  const found = Object.keys(fields).filter((name) => hasRichText(fields[name]!));
  formatted.set(fields, found);
  return found;
}

/** The fields with safe HTML only: what is written, and what was stored before and is read. */
export function withSafeHtml<Known extends Fields>(resource: Pick<Resource, 'fields'>, fields: Known): Known {
  const names = formattedFields(resource).filter((name) => name in fields);
  if (names.length === 0) return fields;
  const safe = names.map(
    (name) => [name, mapValues(resource.fields[name]!, fields[name], safeText)] as const,
  );
  return { ...fields, ...Object.fromEntries(safe) };
}

const isRichText = (schema: Parameters<typeof formOf>[0]): boolean =>
  formOf(schema)?.control.kind === 'richText';

function safeText(schema: Parameters<typeof formOf>[0], value: unknown): RichText | undefined {
  if (!isRichText(schema)) return undefined;
  const { text } = value as RichText;
  return { format: 'html', text: safeHtml(text) };
}
