import { z } from 'zod';
import { type Remarks, shownAs } from '../field-form.js';
import { refersTo } from '../reference-fields.js';
import { uploadReferenceSchema } from './upload.schema.js';

interface UploadRemarks extends Remarks {
  /** Endings of the names of files that may be chosen; all kinds of files if left out. */
  readonly accepts?: readonly string[];
}

const MOST_FILES = 50;

/** `name` is added on reading. */
const uploadOf = () => refersTo('upload', uploadReferenceSchema.extend({ name: z.string().optional() }));

/** A file that can be downloaded. */
export const upload = (label: string, { accepts = [], ...remarks }: UploadRemarks = {}) =>
  shownAs(uploadOf().nullable().default(null), { label, ...remarks, control: { kind: 'file', accepts } });

export const uploads = (label: string, { accepts = [], ...remarks }: UploadRemarks = {}) =>
  shownAs(z.array(uploadOf()).max(MOST_FILES).default([]), {
    label,
    ...remarks,
    control: { kind: 'files', accepts },
  });
