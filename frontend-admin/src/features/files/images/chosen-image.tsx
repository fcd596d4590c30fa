import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { imageUrl, type ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { referenceTo, type ReadImage } from './image-files.js';
import classes from './images.module.css';

interface Properties {
  image: ImageReference;
  /** As it is in the library; left out until that is known. */
  newest: ReadImage | undefined;
  isReadOnly: boolean;
  onRenew(image: ImageReference): void;
  children?: ReactNode;
}

/** An image of a record with its notes. */
export function ChosenImage({ image, newest, isReadOnly, onRenew, children }: Properties) {
  const name = newest?.name ?? image.name ?? 'Bild';
  return (
    <figure className={classes.chosen}>
      <img src={imageUrl('tiny', image)} alt={newest?.description || name} />
      <figcaption>
        <Link to={`/images/${image.id}`} target="_blank">
          {name}
        </Link>
        {newest?.isRemoved && <strong>gelöscht</strong>}
        {newest && !newest.isRemoved && newest.description === '' && <small>ohne Alternativtext</small>}
        {newest && !newest.isRemoved && newest.version > image.version && !isReadOnly && (
          <Button variant="default" size="compact-sm" onClick={() => onRenew(referenceTo(newest))}>
            Neue Fassung übernehmen
          </Button>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
