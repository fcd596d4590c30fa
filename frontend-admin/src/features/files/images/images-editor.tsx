import { Button } from '@mantine/core';
import { rectSortingStrategy } from '@dnd-kit/sortable';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import { SortableList } from '../../../shared/sorting/sortable-list.js';
import { useKeyedList } from '../../../shared/sorting/use-keyed-list.js';
import classes from './images.module.css';
import { ImageDialog } from './image-dialog.js';
import { SortableImage } from './sortable-image.js';
import { useNewestImages } from './image-files.js';

const none: readonly ImageReference[] = [];

/** Ordered images from the library; lists show the first one. */
export default function ImagesEditor(properties: FieldEditorProps<readonly ImageReference[] | null>) {
  const { value, onChange, isReadOnly } = properties;
  const images = value ?? none;
  const { list, keys, ...places } = useKeyedList(images, onChange);
  const newest = useNewestImages(images);
  const [isOpen, setOpen] = useState(false);
  const nameOf = (image: ImageReference | undefined) =>
    (image && (newest.get(image.id)?.name ?? image.name)) ?? 'Bild';
  const add = (chosen: ImageReference[]) =>
    onChange([...images, ...chosen.filter(({ id }) => !images.some((image) => image.id === id))]);
  return (
    <EditorFrame {...properties}>
      <SortableList
        keys={keys}
        strategy={rectSortingStrategy}
        nameOf={(key) => nameOf(list.find((one) => one.key === key)?.item)}
        onMove={places.move}
      >
        <ol className={classes.images}>
          {list.map(({ key, item }, index) => (
            <SortableImage
              key={key}
              id={key}
              image={item}
              name={nameOf(item)}
              newest={newest.get(item.id)}
              place={{ index, of: list.length }}
              isReadOnly={isReadOnly}
              onChange={(image) => places.change(index, image)}
              onMove={(to) => places.move(index, to)}
              onRemove={() => places.remove(index)}
            />
          ))}
        </ol>
      </SortableList>
      {isReadOnly && list.length === 0 && <p className={classes.none}>Kein Bild</p>}
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Bilder hinzufügen
        </Button>
      )}
      <ImageDialog opened={isOpen} isMultiple onChoose={add} onClose={() => setOpen(false)} />
    </EditorFrame>
  );
}
