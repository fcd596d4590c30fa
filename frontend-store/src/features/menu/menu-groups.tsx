import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { activeMenu, offeredGroups } from '@bestellwerk/domain/catalogue/availability';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { amountInCart, plainLineOf } from '@bestellwerk/domain/ordering/checkout/cart-steps';
import { bundleWords } from '@bestellwerk/domain/ordering/checkout/package-contents';
import { useCart } from '../../shared/cart/use-cart.js';
import { useCartChanges } from '../../shared/cart/use-cart-changes.js';
import { useSoldOut } from '../../shared/cart/use-sold-out.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { CategoryBar } from './category-bar.js';
import { CategoryHeading } from './category-heading.js';
import { groupId } from './group-id.js';
import { MenuSearch } from './menu-search.js';
import { useMenuSearch } from './use-menu-search.js';
import { ProductCard } from './product-card.js';
import { useNow } from '../../shared/use-now.js';

const FIRST_GROUPS = 2;
const SLOW_FRAME = 200;

interface Props {
  branch: Branch;
  onChoose(product: Product): void;
}

/** The branch's menu, category by category. */
export function MenuGroups({ branch, onChoose }: Props) {
  const { config, imageTemplateOf, products: allProducts } = useShop();
  const groups = useOfferedGroups(branch);
  const { found, isLong, field, search, setSearch, foundText } = useMenuSearch(groups);
  const categories = useMemo(() => found.map(({ category }) => category), [found]);
  const soldOut = useSoldOut(branch);
  const { items } = useCart(branch).cart;
  const changes = useCartChanges(branch);
  const shown = useDeferredValue(found).slice(0, useShownGroups(groups.length));
  if (groups.length === 0)
    return <p className="py-16 text-center text-lg">Derzeit ist keine Speisekarte verfügbar.</p>;
  return (
    <>
      {isLong && <MenuSearch field={field} search={search} found={foundText} onSearch={setSearch} />}
      {config.enablePluginCategoryBar && found.length > 0 && (
        <CategoryBar
          categories={categories}
          isComplete={shown.length === found.length}
          onSearch={isLong ? () => field.current?.focus() : null}
        />
      )}
      {shown.map(({ category, products }, groupIndex) => (
        <section
          key={category.id}
          id={groupId(category.id)}
          aria-labelledby={`${groupId(category.id)}-name`}
          tabIndex={-1}
          className={`outline-none ${groupIndex === 0 ? 'pt-4 tablet:pt-5' : 'pt-8 tablet:pt-12'}`}
        >
          <CategoryHeading
            category={category}
            id={`${groupId(category.id)}-name`}
            template={imageTemplateOf('category')}
          />
          <ul className="mt-3 grid grid-cols-1 gap-4 tablet:mt-4 tablet:grid-cols-2 desktop:grid-cols-1 wide:grid-cols-2">
            {products.map(({ product, isAvailable }, index) => (
              <li key={product.id} className="@container flex min-w-0">
                <ProductCard
                  product={product}
                  contents={bundleWords(product, allProducts)}
                  template={imageTemplateOf('product')}
                  isAvailable={isAvailable}
                  isSoldOut={soldOut.includes(product.id)}
                  isOnlyShown={noOrdersText(branch, config) !== null}
                  currency={config.currency}
                  isEager={groupIndex === 0 && index < 2}
                  line={items[plainLineOf(items, product)] ?? null}
                  inCart={amountInCart(items, product)}
                  changes={changes}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** How many groups are shown: the first ones at once, then one more per frame, so that scrolling never waits for the whole menu. */
function useShownGroups(all: number): number {
  // The way back needs the page as tall as it was.
  const isFirstView = useLocation().key === 'default';
  const [shown, setShown] = useState(isFirstView ? FIRST_GROUPS : Infinity);
  const isDone = shown >= all;
  useEffect(() => {
    if (isDone) return;
    const more = () => startTransition(() => setShown((known) => known + 1));
    // A tab in the background has no frames.
    const timer = setTimeout(more, SLOW_FRAME);
    const frame = requestAnimationFrame(() => setTimeout(more));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, isDone]);
  return shown;
}

/** What the branch's menu shows at the moment, by category. */
function useOfferedGroups(branch: Branch) {
  const shop = useShop();
  const now = useNow();
  return useMemo(() => {
    const menu = activeMenu(shop.menus, branch.id, now);
    if (!menu) return [];
    return offeredGroups(menu, shop.categories, shop.products, now, timeZoneOf(shop, branch));
  }, [shop, branch, now]);
}
