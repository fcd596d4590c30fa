import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { referenceTo, type ReadImage } from './image-files.js';
import classes from './images.module.css';
import { ImageLibrary } from './image-library.js';

interface Properties {
  opened: boolean;
  isMultiple: boolean;
  onChoose(images: ImageReference[]): void;
  onClose(): void;
}

/** Chooses one image, which closes it, or several. */
export const ImageDialog = ({ opened, onClose, ...rest }: Properties) => (
  <Modal
    opened={opened}
    onClose={onClose}
    size={920}
    title={rest.isMultiple ? 'Bilder wählen' : 'Bild wählen'}
  >
    {opened && <Choice {...rest} onClose={onClose} />}
  </Modal>
);

function Choice({ isMultiple, onChoose, onClose }: Omit<Properties, 'opened'>) {
  const [chosen, setChosen] = useState<readonly ReadImage[]>([]);
  const take = (images: readonly ReadImage[]) => {
    onChoose(images.map(referenceTo));
    onClose();
  };
  const pick = (image: ReadImage) => {
    if (!isMultiple) return take([image]);
    setChosen((known) =>
      known.some(({ id }) => id === image.id) ? known.filter(({ id }) => id !== image.id) : [...known, image],
    );
  };
  return (
    <>
      <ImageLibrary isMultiple={isMultiple} chosen={chosen.map(({ id }) => id)} onPick={pick} />
      <Group justify="flex-end" className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          Zurück
        </Button>
        {isMultiple && (
          <Button disabled={chosen.length === 0} onClick={() => take(chosen)}>
            {chosen.length === 1 ? '1 Bild übernehmen' : `${chosen.length} Bilder übernehmen`}
          </Button>
        )}
      </Group>
    </>
  );
}
