import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { Handle, useSortableItem } from '../../../shared/sorting/sortable-item.js';
import { ItemMenu } from '../../../shared/sorting/item-menu.js';
import { ChosenImage } from './chosen-image.js';
import type { ReadImage } from './image-files.js';
import classes from './images.module.css';

interface Properties {
  id: string;
  image: ImageReference;
  name: string;
  newest: ReadImage | undefined;
  place: { index: number; of: number };
  isReadOnly: boolean;
  onChange(image: ImageReference): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** One of several images of a record. */
export function SortableImage({ id, image, name, newest, place, isReadOnly, ...rest }: Properties) {
  const { item, handle } = useSortableItem(id, { isFixed: isReadOnly });
  return (
    <li {...item} aria-label={`${place.index + 1}. ${name}`}>
      <ChosenImage image={image} newest={newest} isReadOnly={isReadOnly} onRenew={rest.onChange}>
        {!isReadOnly && (
          <div className={classes.tools}>
            <Handle name={name} handle={handle} />
            <ItemMenu name={name} place={place} onMove={rest.onMove} onRemove={rest.onRemove} />
          </div>
        )}
      </ChosenImage>
    </li>
  );
}
