import { type RefObject, useRef, useState } from 'react';
import type { ImageReference, ImageSize } from '@bestellwerk/domain/records/definitions/image.schema';
import { Icon } from './icon.js';
import { Picture } from './picture.js';

export interface GalleryPicture {
  image: ImageReference;
  alt: string;
}

interface Props {
  pictures: readonly GalleryPicture[];
  label: string;
  /** Classes for the size of each. */
  shape: string;
  /** The size served. */
  size?: 'small' | 'large';
  /** Index of the one that is seen at first; `strip` is to be scrolled there once it has a width. */
  first?: number;
  strip?: RefObject<HTMLDivElement | null>;
}

const widths = { small: 640, large: 1920 } as const satisfies Partial<Record<ImageSize, number>>;

/** Pictures side by side: swiped, scrolled by arrow keys, or led through by buttons. */
export default function Gallery({ pictures, label, shape, size = 'small', first = 0, strip: given }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const strip = given ?? own;
  const [current, setCurrent] = useState(first);
  const show = (index: number) => {
    const { clientWidth } = strip.current!;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    strip.current!.scrollTo({ left: index * clientWidth, behavior });
    setCurrent(index);
  };
  const width = widths[size];
  return (
    <div className="relative">
      <div
        ref={strip}
        role="group"
        aria-roledescription="Galerie"
        aria-label={label}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && setCurrent(Math.round(scrollLeft / clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-3"
      >
        {pictures.map(({ image, alt }, index) => (
          <Picture
            key={index}
            image={image}
            size={size}
            width={width}
            height={(width / 4) * 3}
            isEager={index === first}
            alt={alt}
            {...(size === 'large' && { shownAt: '(min-width: 720px) 60rem, 100vw' })}
            className={`${shape} shrink-0 snap-center`}
          />
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-between">
        <Turn label="Voriges Bild" turn="rotate-90" to={current - 1} of={pictures.length} onShow={show} />
        <p role="status" className="bg-white/90 px-2 py-0.5 text-sm font-semibold tabular-nums">
          Bild {current + 1} von {pictures.length}
        </p>
        <Turn label="Nächstes Bild" turn="-rotate-90" to={current + 1} of={pictures.length} onShow={show} />
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
