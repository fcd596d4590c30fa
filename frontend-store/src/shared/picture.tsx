import { useState } from 'react';
import { type ImageReference, type ImageSize, imageUrl } from '@bestellwerk/domain/resources/image.schema';

interface Props {
  image: ImageReference | null | undefined;
  /** The size served, chosen by the widest place the picture is shown at. */
  size: ImageSize;
  width: number;
  height: number;
  /** Empty for pictures that only repeat what the text beside them says. */
  alt?: string;
  /** Pictures in the first view are not waited for. */
  isEager?: boolean;
  className?: string;
}

/** A picture that keeps its place while it loads, and when it cannot be loaded. */
export function Picture({ image, size, width, height, alt = '', isEager = false, className = '' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = image ? imageUrl(size, image) : null;
  if (src === null || src === failed) {
    return <span className={`block bg-mustard-pale ${className}`} aria-hidden="true" />;
  }
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
      className={`bg-paper-deep object-cover ${className}`}
    />
  );
}
