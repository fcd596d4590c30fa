import { bare } from '@bestellwerk/domain/records/item-types';
import type { RichText } from '@bestellwerk/domain/records/content-fields';
import { formOf, type Control } from '@bestellwerk/domain/records/field-form';
import { formatDate, formatDateTime, formatNumber } from '@bestellwerk/domain/text/formats';
import { z } from 'zod';
import { plainText } from './plain-text.js';
import { NOTHING } from './record-names.js';
import { zoneWords } from './zone.labels.js';

/** A value as people read it; references and hours have components of their own. */
export function plainWords(value: unknown, control: Control, timeZone: string): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  switch (control.kind) {
    case 'flag':
      return value === true ? 'Ja' : 'Nein';
    case 'number':
      return numberWords(Number(value), control);
    case 'choice':
      return control.words[value as string] ?? String(value);
    case 'choices':
      return (value as string[]).map((one) => control.words[one] ?? one).join(', ') || NOTHING;
    case 'date':
      return formatDate(new Date(`${value as string}T00:00:00Z`), 'UTC');
    case 'instant':
      return formatDateTime(new Date(value as string), timeZone);
    case 'own':
      if (Array.isArray(value)) return countWords(value.length, 'Eintrag', 'Einträge');
      return control.editor === 'time-zone' ? zoneWords(String(value)) : written(value);
    case 'image':
      return 'Ein Bild';
    case 'richText':
      return plainText((value as RichText).text) || NOTHING;
    case 'file':
      return (value as { name?: string }).name ?? 'Eine Datei';
    case 'files':
      return countWords((value as unknown[]).length, 'Datei', 'Dateien');
    case 'collection':
      return countWords((value as unknown[]).length, 'Eintrag', 'Einträge');
    case 'group':
    case 'tabs':
      return isGiven(value) ? 'Mehrere Angaben' : NOTHING;
    case 'images':
      return countWords((value as unknown[]).length, 'Bild', 'Bilder');
    default:
      return written(value);
  }
}

const written = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function numberWords(value: number, { unit, step }: Control & { kind: 'number' }): string {
  const text = unit === '€' || step === 0.01 ? formatNumber(value, 2) : formatNumber(value, undefined);
  return unit === undefined ? text : `${text}\u00a0${unit}`;
}

const countWords = (count: number, one: string, many: string): string =>
  count === 0 ? NOTHING : count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The fields of an object's schema that people know by a name. */
export const labelled = (schema: z.ZodType): [name: string, schema: z.ZodType, label: string][] => {
  const object = bare(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const form = formOf(field);
    return form ? [[name, field, form.label] as [string, z.ZodType, string]] : [];
  });
};

/** Whether a field says anything: neither what is empty does, nor what consists of nothing but that. */
export function isGiven(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return true;
  if (isRichText(value)) return value.text !== '';
  return Object.values(value).some(isGiven);
}

const isRichText = (value: object): value is { format: 'html'; text: string } =>
  'format' in value && value.format === 'html' && 'text' in value;
