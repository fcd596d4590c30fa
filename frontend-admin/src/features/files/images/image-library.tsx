import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { imageReferenceOf, imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';
import { DropZone } from '../uploads/drop-zone.js';
import { useUploads } from '../uploads/use-uploads.js';
import { imageTypes, nameOfFile, type ReadImage } from './image-files.js';
import classes from './images.module.css';

interface Properties {
  isMultiple: boolean;
  /** Ids. */
  chosen: readonly string[];
  onPick(image: ReadImage): void;
}

const PAGE = 40;
const TYPING = 250;

/** The images there are, newest first, to choose from and to add to. */
export function ImageLibrary({ isMultiple, chosen, onPick }: Properties) {
  const [search, setSearch] = useState('');
  const [sought] = useDebouncedValue(search, TYPING);
  const [limit, setLimit] = useState(PAGE);
  const { data, isFetching } = useRecordsQuery({
    path: 'images',
    page: 1,
    limit,
    sort: '-createdAt',
    search: sought,
  });
  const { uploads, send } = useUploads<ReadImage>({
    path: 'images',
    fieldsOf: (file) => ({ name: nameOfFile(file) }),
    onSent: onPick,
  });
  const images = (data?.records ?? []) as ReadImage[];
  return (
    <div className={classes.library}>
      <DropZone
        label={isMultiple ? 'Neue Bilder hochladen' : 'Neues Bild hochladen'}
        accept={imageTypes}
        isMultiple={isMultiple}
        uploads={uploads}
        onFiles={(files) => void send(files)}
      />
      <TextInput
        label="Bilder suchen"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        data-autofocus
      />
      <ul className={classes.grid} aria-label="Bilder">
        {images.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              className={classes.picture}
              aria-pressed={chosen.includes(image.id)}
              onClick={() => onPick(image)}
            >
              <img src={imageUrl('tiny', imageReferenceOf(image))} alt="" loading="lazy" />
              {chosen.includes(image.id) && <IconCheck size={22} aria-hidden />}
              <span>{image.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && images.length === 0 && (
        <p className={classes.none}>
          {sought
            ? 'Kein Bild heißt so. Bitte suchen Sie nach einem anderen Wort.'
            : 'Noch gibt es keine Bilder. Laden Sie das erste hoch.'}
        </p>
      )}
      {data && data.total > images.length && (
        <Button variant="default" loading={isFetching} onClick={() => setLimit(Math.min(limit + PAGE, 500))}>
          Weitere Bilder zeigen
        </Button>
      )}
    </div>
  );
}
