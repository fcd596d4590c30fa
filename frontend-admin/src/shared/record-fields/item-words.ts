import { type Control, formOf } from '@bestellwerk/domain/records/field-form';
import type { RichText } from '@bestellwerk/domain/records/content-fields';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { z } from 'zod';
import { labelled } from './plain.labels.js';
import { plainText } from './plain-text.js';

const LONGEST = 60;

/** The first words of an item of a list, so that it is known again while it is closed; '' if it has none. */
export function firstWords(schema: z.ZodType, fields: Fields): string {
  for (const [name, part] of labelled(schema)) {
    const words = wordsOf(part, fields[name]).trim().replace(/\s+/g, ' ');
    if (words !== '') return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;
  }
  return '';
}

function wordsOf(schema: z.ZodType, value: unknown): string {
  if (value === null || value === undefined) return '';
  const kind: Control['kind'] | undefined = formOf(schema)?.control.kind;
  switch (kind) {
    case 'text':
    case 'markdown':
      return String(value);
    case 'richText':
      return plainText((value as RichText).text);
    case 'reference':
    case 'image':
    case 'file':
      return (value as { name?: string }).name ?? '';
    case 'group':
      return firstWords(schema, value as Fields);
    default:
      return '';
  }
}
