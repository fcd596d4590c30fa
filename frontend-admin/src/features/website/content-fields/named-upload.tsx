import type { z } from 'zod';
import { uploadUrl, type uploadReferenceSchema } from '@bestellwerk/domain/records/definitions/upload.schema';

/** An upload as another record names it. `name` is added on reading and ignored on writing. */
export type NamedUpload = z.infer<typeof uploadReferenceSchema> & { readonly name?: string };

/** Leads to the file itself. */
export const UploadLink = ({ upload, name }: { upload: NamedUpload; name: string }) => (
  <a href={uploadUrl(upload)} target="_blank" rel="noreferrer">
    {name}
  </a>
);
