import { byId } from '@bestellwerk/domain/kernel/by-id';
import { contentsOf } from '@bestellwerk/domain/ordering/checkout/package-contents';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { Picture } from '../../shared/picture.js';

/** What is in a bundle; nothing of other products. */
export function BundleList({ product, products }: { product: Product; products: readonly Product[] }) {
  const contents = contentsOf(product, products).filter(({ name }) => name !== '');
  if (contents.length === 0) return null;
  return (
    <section>
      <h3 className="font-display text-lg">Enthalten</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {contents.map(({ product: id, name, amount, unit }, index) => (
          <li key={index} className="flex min-h-12 items-center gap-3 py-1.5">
            <Picture
              image={byId(products).get(id)?.images[0]}
              size="thumbnail"
              width={48}
              height={48}
              className="size-12 shrink-0"
            />
            <span className="word-wide">
              <span className="font-semibold tabular-nums">{formatTimes(amount, unit)}</span> {name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
