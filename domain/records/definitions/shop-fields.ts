import { z } from 'zod';
import { shownAs, type Remarks } from '../field-form.js';
import { refersTo } from '../reference-fields.js';
import { imageReferenceSchema } from './image.schema.js';
import { openingHoursEntrySchema } from './opening-hours.schema.js';

/** Entries of a week and single days. Without any: never for hours, always for a schedule. */
export const hours = (label: string, remarks: Remarks = {}) =>
  shownAs(z.array(openingHoursEntrySchema).max(500).default([]), {
    label,
    ...remarks,
    control: { kind: 'hours' },
  });

export const schedule = (label: string, remarks: Remarks = {}) =>
  shownAs(z.array(openingHoursEntrySchema).max(500).nullable().default(null), {
    label,
    ...remarks,
    control: { kind: 'hours' },
  });

const imageOf = () => refersTo('image', imageReferenceSchema.clone());

export const image = (label: string, remarks: Remarks = {}) =>
  shownAs(imageOf().nullable().default(null), { label, ...remarks, control: { kind: 'image' } });

export const images = (label: string, remarks: Remarks = {}) =>
  shownAs(z.array(imageOf()).max(50).default([]), { label, ...remarks, control: { kind: 'images' } });

const timeZoneName = z.string().max(60).refine(isTimeZone, { error: 'Diese Zeitzone gibt es nicht.' });

/** IANA name. */
export const timeZone = (label: string, remarks: Remarks = {}) =>
  shownAs(timeZoneName.clone(), { label, ...remarks, control: { kind: 'own', editor: 'time-zone' } });

export const optionalTimeZone = (label: string, remarks: Remarks = {}) =>
  shownAs(timeZoneName.clone().nullable().default(null), {
    label,
    ...remarks,
    control: { kind: 'own', editor: 'time-zone' },
  });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
