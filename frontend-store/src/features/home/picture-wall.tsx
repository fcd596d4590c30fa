import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../shared/dialog/dialog.js';
import Gallery, { type GalleryPicture } from '../../shared/gallery.js';
import { Picture } from '../../shared/picture.js';

/** All pictures; each opens large, with the others beside it. */
export function PictureWall({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section aria-label="Bilder" className="shell pt-12">
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-4">
        {pictures.map(({ image, alt }, index) => (
          <li key={index} className="only:col-span-2">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
              className="group block w-full overflow-clip rounded-box"
            >
              <Picture
                image={image}
                size="small"
                width={640}
                height={480}
                alt={alt}
                shownAt="(min-width: 1024px) 24vw, (min-width: 720px) 32vw, 46vw"
                className="aspect-[4/3] w-full transition-transform duration-500 group-hover:scale-105"
              />
              <span className="sr-only">, vergrößern</span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <LargePictures pictures={pictures} first={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

interface LargeProps {
  pictures: readonly GalleryPicture[];
  first: number;
  onClose(): void;
}

function LargePictures({ pictures, first, onClose }: LargeProps) {
  const strip = useRef<HTMLDivElement>(null);
  // After the dialog is open: before, it has no width and takes no focus.
  useEffect(() => {
    const { current } = strip;
    current?.scrollTo({ left: first * current.clientWidth, behavior: 'instant' });
    current?.focus({ preventScroll: true });
  }, [first]);
  return (
    <Dialog label="Bilder" onClose={onClose} width="wide">
      <Gallery
        pictures={pictures}
        label="Bilder"
        shape="h-[min(80dvh,70vw)] min-h-48 w-full bg-ink! object-contain! tablet:h-[min(80dvh,40rem)]"
        size="large"
        first={first}
        strip={strip}
      />
    </Dialog>
  );
}
