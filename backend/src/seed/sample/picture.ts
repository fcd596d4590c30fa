import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { imageReferenceOf, type ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';

/** A drawn picture: one or two icons of the set on a tinted ground. */
export interface Picture {
  /** Of its file in backend/assets/pictures, without the ending. */
  id: string;
  name: string;
  /** The motif, and what is shown beside it. */
  icons: readonly [string, ...string[]];
  tint: string;
  shape: 'square' | 'wide';
}

export const pictureSizes = {
  square: { width: 640, height: 640 },
  wide: { width: 1280, height: 640 },
} as const satisfies Record<Picture['shape'], object>;

/** The id of a picture's record. */
export const imageIdOf = (id: string): string => deterministicId('image', id);

export const pictureReference = (id: string): ImageReference =>
  imageReferenceOf({ id: imageIdOf(id), version: 1 });
