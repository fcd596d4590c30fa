import { Suspense } from 'react';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { Picture } from '../../shared/picture.js';

/** 4:3 where there is room; on phones low enough that the choices are in sight. */
const shape = 'h-40 w-full short:h-24 tablet:aspect-4/3 tablet:h-auto';

const Gallery = lazyPart(() => import('../../shared/gallery.js'));

/** The picture of a product, or a gallery of several. */
export function ProductPictures({
  product: { images, name },
}: {
  product: Pick<Product, 'images' | 'name'>;
}) {
  const first = (
    <Picture
      image={images[0]}
      size="small"
      width={640}
      height={480}
      isEager
      className={`${shape} tablet:sticky tablet:top-0 tablet:self-start`}
    />
  );
  if (images.length < 2) return first;
  return (
    <ErrorBoundary fallback={() => first}>
      <Suspense fallback={first}>
        <div className="tablet:sticky tablet:top-0 tablet:self-start">
          <Gallery
            pictures={images.map((image, index) => ({
              image,
              alt: image.description ?? `${name}, Bild ${index + 1} von ${images.length}`,
            }))}
            label={`Bilder von ${name}`}
            shape={shape}
          />
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
