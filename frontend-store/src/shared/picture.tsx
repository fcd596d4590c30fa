import { useState } from 'react';
import type { ImageTemplateVersion } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import {
  type ImageReference,
  type ImageSize,
  imageSizes,
  imageUrl,
} from '@bestellwerk/domain/records/definitions/image.schema';
import { templateImageUrl } from '@bestellwerk/domain/website/image-templates';

interface Props {
  image: ImageReference | null | undefined;
  /** The size served, chosen by the widest place the picture is shown at. */
  size: ImageSize;
  /** Through which the server draws it; none: as it is. */
  template?: ImageTemplateVersion | undefined;
  width: number;
  height: number;
  /** Empty for decorative pictures that repeat the text beside them. */
  alt?: string;
  /** Pictures in the first view are not waited for. */
  isEager?: boolean;
  /** The main picture of the first view, before all others. */
  isFirst?: boolean;
  /** How wide it is shown (as `sizes` of an img): smaller versions are served where they do. */
  shownAt?: string;
  className?: string;
}

/** A picture that keeps its place while it loads, and when it cannot be loaded. */
export function Picture({
  image,
  size,
  template,
  width,
  height,
  alt = '',
  isEager = false,
  isFirst = false,
  shownAt,
  className = '',
}: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = image ? urlOf(size, image, template) : null;
  if (src === null || src === failed) {
    return <span className={`block bg-mustard-pale ${className}`} aria-hidden="true" />;
  }
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      {...(image && shownAt && { srcSet: sourcesOf(image, width, template), sizes: shownAt })}
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      className={`bg-paper-deep object-cover ${className}`}
    />
  );
}

const urlOf = (size: ImageSize, image: ImageReference, template: Props['template']): string =>
  template ? templateImageUrl(template, size, image) : imageUrl(size, image);

/** The sizes up to `width`. */
const sourcesOf = (image: ImageReference, width: number, template: Props['template']): string =>
  (Object.keys(imageSizes) as ImageSize[])
    .filter((size) => imageSizes[size] <= width)
    .map((size) => `${urlOf(size, image, template)} ${imageSizes[size]}w`)
    .join(', ');
