import { memo } from 'react';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { ImageTemplateVersion } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { isPlain } from '@bestellwerk/domain/ordering/checkout/cart-steps';
import { menuPriceModel } from '@bestellwerk/domain/pricing/price';
import { truncate } from '@bestellwerk/domain/text/visible-text';
import { unitLabel } from '@bestellwerk/domain/pricing/units';
import type { CartChanges } from '../../shared/cart/use-cart-changes.js';
import { Icon } from '../../shared/icon.js';
import { Picture } from '../../shared/picture.js';
import { priceText } from '../../shared/pricing/price-text.js';
import { PlainStepper } from './plain-stepper.js';

interface Props {
  product: Product;
  /** What is in a package; empty of others. */
  contents: string;
  /** Of its picture. */
  template: ImageTemplateVersion | undefined;
  isAvailable: boolean;
  /** Today; another day's order may still hold it. */
  isSoldOut: boolean;
  /** Shown with its price, but the branch takes no orders. */
  isOnlyShown: boolean;
  currency: string;
  isEager: boolean;
  /** The line of the cart that its stepper changes; null without one. */
  line: CartItem | null;
  /** How much of it is in the cart: '2', '0,25 kg'; empty if none is. */
  inCart: string;
  changes: CartChanges;
  onChoose(product: Product): void;
}

/** A product on the menu. The whole card opens its dialog; a plain product is added by its plus at once. */
export const ProductCard = memo(function ProductCard({
  product,
  contents,
  template,
  isSoldOut,
  isOnlyShown,
  currency,
  isEager,
  line,
  inCart,
  changes,
  onChoose,
  ...offer
}: Props) {
  const isAvailable = offer.isAvailable && !isSoldOut;
  const isOrderable = isAvailable && !isOnlyShown;
  const [image] = product.images;
  return (
    <article className="group relative flex min-h-32 min-w-0 grow rounded-box bg-white shadow-card @max-[13rem]:flex-col-reverse has-enabled:hover:bg-mustard-pale">
      <div className="flex min-w-0 grow flex-col p-4 pr-3 pb-3">
        <h3 className="font-sans text-[1.0625rem] leading-snug font-bold">
          <button
            type="button"
            disabled={!isOrderable}
            onClick={() => onChoose(product)}
            aria-haspopup="dialog"
            className="text-left outline-none after:absolute after:inset-0 after:rounded-box focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-plum"
          >
            {product.name}
          </button>
        </h3>
        <p className="mt-1 line-clamp-3 text-[0.95rem] leading-snug text-ink-soft">
          {truncate(product.description)}
        </p>
        {contents && <p className="mt-1 line-clamp-2 text-sm leading-snug">{contents}</p>}
        {product.allergens.length > 0 && (
          <p className="mt-1 text-sm text-ink-soft">
            <span className="sr-only">Allergene: </span>
            {product.allergens.join(', ')}
          </p>
        )}
        <div className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-2">
          <p className="font-bold text-plum-deep tabular-nums">
            {isAvailable ? (
              <Price product={product} currency={currency} />
            ) : isSoldOut ? (
              'Heute ausverkauft'
            ) : (
              'Derzeit nicht verfügbar'
            )}
          </p>
          {isOrderable &&
            (isPlain(product) ? (
              <PlainStepper product={product} line={line} inCart={inCart} changes={changes} />
            ) : (
              <p className="ml-auto flex items-center gap-2">
                {inCart && (
                  <span className="bg-mustard-pale px-2 text-sm font-semibold">{inCart} im Warenkorb</span>
                )}
                <span
                  className="grid size-[44px] place-items-center rounded-box border-2 border-plum text-plum"
                  aria-hidden="true"
                >
                  <Icon name="plus" />
                </span>
              </p>
            ))}
        </div>
      </div>
      {image && (
        <div className="relative w-[clamp(6rem,30%,8rem)] shrink-0 overflow-hidden rounded-r-box tablet:w-28 large:w-36 @max-[13rem]:h-24 @max-[13rem]:w-full @max-[13rem]:rounded-t-box @max-[13rem]:rounded-br-none">
          <Picture
            image={image}
            size="tiny"
            template={template}
            width={256}
            height={256}
            isEager={isEager}
            className={`absolute inset-0 size-full transition-transform duration-300 group-hover:scale-105 ${isAvailable ? '' : 'opacity-60 grayscale'}`}
          />
        </div>
      )}
    </article>
  );
});

function Price({ product, currency }: { product: Product; currency: string }) {
  if (product.isPriceHidden) return 'Preis auf Anfrage';
  return (
    <>
      {priceText(product.price, currency, menuPriceModel(product))}
      {product.unit !== 'piece' && <span className="font-semibold"> / {unitLabel(product.unit)}</span>}
    </>
  );
}
