import type { ImageReference } from '@bestellwerk/domain/resources/image.schema';

/** A drawn picture: one or two icons of the set on a tinted ground. */
export interface Picture {
  id: string;
  /** The motif, and what stands beside it. */
  icons: readonly [string, ...string[]];
  tint: string;
  shape: 'square' | 'wide';
}

export const pictureReference = (id: string): ImageReference => ({ id, version: 1, extension: 'webp' });
