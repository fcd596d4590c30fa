import { z } from 'zod';
import type { UploadReference } from '../../catalogue/configuration.js';
import type { Upload } from './upload.js';

/** An upload served at /upload/{publicHash}/{id}-{version}.{extension}. */
export const uploadReferenceSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    extension: z.string().min(1).max(10),
    publicHash: z.string().min(1).max(100),
    mimeType: z.string().min(1).max(120),
    /** What its sender calls it; the answer to an upload leaves it out. */
    name: z.string().max(200).optional(),
  })
  .meta({ id: 'UploadReference' }) satisfies z.ZodType<UploadReference>;

/** How others name an upload. */
export const uploadReferenceOf = ({ id, version, publicHash, file }: Upload): UploadReference => ({
  id,
  version,
  extension: file.extension,
  publicHash,
  mimeType: file.mimeType,
});

export const uploadUrl = ({ publicHash, id, version, extension }: UploadReference): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
