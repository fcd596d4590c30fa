import { useState } from 'react';
import type { ImageTemplateVersion } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import {
  type ImageReference,
  type ImageSize,
  imageSizes,
  imageUrl,
} from '@bestellwerk/domain/records/definitions/image.schema';
import { templateImageUrl } from '@bestellwerk/domain/website/image-templates';
import { Icon } from './icon.js';

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

/** A picture that keeps its place while it loads, and when it cannot be loaded or there is none. */
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
    return (
      <span
        className={`grid place-items-center bg-mustard-pale text-mustard-deep ${className}`}
        aria-hidden="true"
      >
        <Icon name="dineIn" size={28} />
      </span>
    );
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
      // It may have failed before there was a script. One of a single pixel has no width either, where a screen shows it smaller.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) picture.decode().catch(() => setFailed(src));
      }}
      onError={() => setFailed(src)}
      style={template ? undefined : positionOf(image)}
      className={`bg-paper-deep object-cover ${className}`}
    />
  );
}

/** Keeps the middle of the picture in sight where it is cut. One that a template draws is cut around it by the server. */
const positionOf = (image: Props['image']) =>
  image?.focus && { objectPosition: `${percent(image.focus.x)} ${percent(image.focus.y)}` };

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const urlOf = (size: ImageSize, image: ImageReference, template: Props['template']): string =>
  template ? templateImageUrl(template, size, image) : imageUrl(size, image);

/** The sizes up to `width`. */
const sourcesOf = (image: ImageReference, width: number, template: Props['template']): string =>
  (Object.keys(imageSizes) as ImageSize[])
    .filter((size) => imageSizes[size] <= width)
    .map((size) => `${urlOf(size, image, template)} ${imageSizes[size]}w`)
    .join(', ');
