import { z } from 'zod';

/** What is kept of a file: its content lies under its hash (SHA-256, hexadecimal). */
export const keptFileSchema = z
  .object({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    /** Detected from the content, not taken from the sender. */
    mimeType: z.string().max(120),
    extension: z.string().max(10),
    bytes: z.number().int().min(0),
  })
  .meta({ id: 'KeptFile' });
export type KeptFile = z.infer<typeof keptFileSchema>;

/** What a file is. */
export type FileKind = Pick<KeptFile, 'extension' | 'mimeType'>;

/** With the size in pixels as the picture is looked at. */
export const keptPictureSchema = keptFileSchema
  .extend({ width: z.number().int().min(1), height: z.number().int().min(1) })
  .meta({ id: 'KeptPicture' });
export type KeptPicture = z.infer<typeof keptPictureSchema>;

/** A file as browsers read it: `data:image/png;base64,…`. */
export const dataUrlSchema = z.string().startsWith('data:');
