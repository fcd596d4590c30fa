import { z } from 'zod';
import type { Upload } from './upload.js';

/** An upload served at /upload/{publicHash}/{id}-{version}.{extension}. */
export const uploadReferenceSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    extension: z.string(),
    publicHash: z.string(),
    mimeType: z.string(),
  })
  .meta({ id: 'UploadReference' });
export type UploadReference = z.infer<typeof uploadReferenceSchema>;

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
