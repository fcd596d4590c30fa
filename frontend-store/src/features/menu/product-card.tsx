import type { ImageTemplateVersion } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { menuPriceModel } from '@bestellwerk/domain/pricing/price';
import { truncate } from '@bestellwerk/domain/text/visible-text';
import { unitLabel } from '@bestellwerk/domain/pricing/units';
import { Icon } from '../../shared/icon.js';
import { Picture } from '../../shared/picture.js';
import { priceText } from '../../shared/pricing/price-text.js';

interface Props {
  product: Product;
  /** Of its picture. */
  template: ImageTemplateVersion | undefined;
  isAvailable: boolean;
  /** Today; another day's order may still hold it. */
  isSoldOut: boolean;
  /** Shown with its price, but the branch takes no orders. */
  isOnlyShown: boolean;
  currency: string;
  isEager: boolean;
  onChoose(): void;
}

/** A product on the menu; the whole card opens its dialog. */
export function ProductCard({
  product,
  template,
  isSoldOut,
  isOnlyShown,
  currency,
  isEager,
  onChoose,
  ...offer
}: Props) {
  const isAvailable = offer.isAvailable && !isSoldOut;
  return (
    <article className="group relative flex min-h-36 min-w-0 grow rounded-box bg-white shadow-card @max-[13rem]:flex-col-reverse has-enabled:hover:bg-mustard-pale">
      <div className="flex min-w-0 grow flex-col p-4 pr-3">
        <h3 className="font-sans text-[1.0625rem] leading-snug font-bold">
          <button
            type="button"
            disabled={!isAvailable || isOnlyShown}
            onClick={onChoose}
            aria-haspopup="dialog"
            className="text-left outline-none after:absolute after:inset-0 after:rounded-box focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-plum"
          >
            {product.name}
          </button>
        </h3>
        <p className="mt-1 line-clamp-3 text-[0.95rem] leading-snug text-ink-soft">
          {truncate(product.description)}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-3">
          <span className="font-bold text-plum-deep tabular-nums">
            {isAvailable ? (
              <Price product={product} currency={currency} />
            ) : isSoldOut ? (
              'Heute ausverkauft'
            ) : (
              'Derzeit nicht verfügbar'
            )}
          </span>
          {product.allergens.length > 0 && (
            <span className="text-sm text-ink-soft">
              <span className="sr-only">Allergene: </span>
              {product.allergens.join(', ')}
            </span>
          )}
        </p>
      </div>
      <div className="relative w-[clamp(6rem,30%,8rem)] shrink-0 overflow-hidden rounded-r-box tablet:w-28 large:w-36 @max-[13rem]:h-24 @max-[13rem]:w-full @max-[13rem]:rounded-t-box @max-[13rem]:rounded-br-none">
        <Picture
          image={product.images[0]}
          size="tiny"
          template={template}
          width={256}
          height={256}
          isEager={isEager}
          className={`absolute inset-0 size-full transition-transform duration-300 group-hover:scale-105 ${isAvailable ? '' : 'opacity-60 grayscale'}`}
        />
        {isAvailable && !isOnlyShown && (
          <span
            className="absolute right-0 bottom-0 grid size-10 place-items-center bg-plum text-white"
            aria-hidden="true"
          >
            <Icon name="plus" />
          </span>
        )}
      </div>
    </article>
  );
}

function Price({ product, currency }: { product: Product; currency: string }) {
  if (product.isPriceHidden) return 'Preis auf Anfrage';
  return (
    <>
      {priceText(product.price, currency, menuPriceModel(product))}
      {product.unit !== 'piece' && <span className="font-semibold"> / {unitLabel(product.unit)}</span>}
    </>
  );
}
