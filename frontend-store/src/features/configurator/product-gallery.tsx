import { useRef, useState } from 'react';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { Icon } from '../../shared/icon.js';
import { Picture } from '../../shared/picture.js';

interface Props {
  images: readonly ImageReference[];
  /** Of the product. */
  name: string;
  /** Classes for the size of each. */
  shape: string;
}

/** All pictures of a product side by side: swiped, scrolled by arrow keys, or led through by buttons. */
export default function ProductGallery({ images, name, shape }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const { clientWidth } = strip.current!;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    strip.current!.scrollTo({ left: index * clientWidth, behavior });
    setCurrent(index);
  };
  return (
    <div className="relative tablet:sticky tablet:top-0 tablet:self-start">
      <div
        ref={strip}
        role="group"
        aria-roledescription="Galerie"
        aria-label={`Bilder von ${name}`}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && setCurrent(Math.round(scrollLeft / clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-3"
      >
        {images.map((image, index) => (
          <Picture
            key={image.id}
            image={image}
            size="small"
            width={640}
            height={480}
            isEager={index === 0}
            alt={image.description ?? `${name}, Bild ${index + 1} von ${images.length}`}
            className={`${shape} shrink-0 snap-center`}
          />
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-between">
        <Turn label="Voriges Bild" turn="rotate-90" to={current - 1} of={images.length} onShow={show} />
        <p role="status" className="bg-white/90 px-2 py-0.5 text-sm font-semibold tabular-nums">
          Bild {current + 1} von {images.length}
        </p>
        <Turn label="Nächstes Bild" turn="-rotate-90" to={current + 1} of={images.length} onShow={show} />
      </div>
    </div>
  );
}

interface TurnProps {
  label: string;
  /** The icon points down. */
  turn: string;
  to: number;
  of: number;
  onShow(index: number): void;
}

/** It keeps the focus at the ends, where it does nothing. */
const Turn = ({ label, turn, to, of, onShow }: TurnProps) => {
  const isEnd = to < 0 || to >= of;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onShow(to)}
      className="grid size-11 place-items-center bg-white/90 hover:bg-mustard aria-disabled:text-line aria-disabled:hover:bg-white/90"
    >
      <span className={turn}>
        <Icon name="chevron" size={18} />
      </span>
    </button>
  );
};
