import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { image } from '@bestellwerk/domain/records/definitions/image';
import {
  imageReferenceOf,
  imageUrl,
  type ImageReference,
  type ImageSize,
} from '@bestellwerk/domain/records/definitions/image.schema';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import classes from './record-table.module.css';

interface Properties {
  resource: Resource;
  record: ReadRecord;
}

/** The first image of a record, if such records have any; of an image, the image itself. */
export function Thumbnail({ resource, record }: Properties) {
  if (resource.name === image.name) {
    return <Picture image={imageReferenceOf(record as unknown as ImageReference)} size="tiny" isLarge />;
  }
  const field = Object.keys(resource.fields).find((name) =>
    ['image', 'images'].includes(formOf(resource.fields[name]!)?.control.kind ?? ''),
  );
  if (field === undefined) return null;
  const [first] = [record[field]].flat() as (ImageReference | null)[];
  return first ? (
    <Picture image={first} size="thumbnail" />
  ) : (
    <span className={classes.noImage} aria-hidden />
  );
}

interface PictureProperties {
  image: ImageReference;
  size: ImageSize;
  isLarge?: boolean;
}

const Picture = ({ image: shown, size, isLarge = false }: PictureProperties) => (
  <img
    src={imageUrl(size, shown)}
    alt=""
    width={isLarge ? 96 : 40}
    height={isLarge ? 72 : 40}
    data-large={isLarge || undefined}
    loading="lazy"
  />
);
