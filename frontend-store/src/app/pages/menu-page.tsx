import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router';
import type { CartItem } from '@bestellwerk/domain/ordering/order-form.schema';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import type { Product } from '@bestellwerk/domain/resources/product';
import { putItem } from '@bestellwerk/domain/ordering/put-item';
import { rememberProduct } from '@bestellwerk/domain/rules/cart-migration';
import { formatAmount } from '@bestellwerk/domain/rules/formats';
import { limitsIn } from '@bestellwerk/domain/rules/quantity';
import { CartBar } from '../../features/cart/cart-bar.js';
import { CartPanel } from '../../features/cart/cart-panel.js';
import { useCartMigration } from '../../features/cart/use-cart-migration.js';
import { useTableOfCode } from '../../features/cart/use-table-of-code.js';
import { ProductDialog } from '../../features/configurator/product-dialog.js';
import { NotFound } from '../../features/content/not-found.js';
import { BranchHero } from '../../features/menu/branch-hero.js';
import { MenuGroups } from '../../features/menu/menu-groups.js';
import { itemsChanged } from '../../shared/cart/cart-slice.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { lastingNoticeShown, noticeShown } from '../../shared/notice/notice-slice.js';
import { usePageHead } from '../../shared/page/use-page-head.js';

/** What the dialog is open for: a product, and the line of the cart if one is edited. */
interface Chosen {
  product: Product;
  edited: { index: number; item: CartItem } | null;
}

export default function MenuPage() {
  const branch = useShop().branchOf(useParams().branch ?? '');
  return branch ? <BranchMenu key={branch.id} branch={branch} /> : <NotFound />;
}

function BranchMenu({ branch }: { branch: Branch }) {
  const dispatch = useDispatch();
  const { config } = useShop();
  const { cart, mode } = useCart(branch);
  /** What the last saving made of the cart; over once the cart is changed otherwise. */
  const [put, setPut] = useState<{ items: readonly CartItem[]; index: number } | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  usePageHead(branch.name, branch.description);
  useCartMigration(branch);
  useTableOfCode(branch);

  const save = ({ product, edited }: Chosen, item: CartItem) => {
    const kept = { ...item, remembered: rememberProduct(product) };
    const limits = limitsIn(product, item.unit) ?? product;
    const { items, index, isCut } = putItem(cart.items, kept, limits, edited?.index);
    dispatch(itemsChanged({ branch: branch.identifier, items }));
    if (isCut) dispatch(lastingNoticeShown(maximumReached(product, items[index]!)));
    else dispatch(noticeShown(edited ? 'Änderung gespeichert.' : 'Produkt zum Warenkorb hinzugefügt.'));
    setPut({ items, index });
    setChosen(null);
  };
  const edit = ({ product, index, item }: { product: Product; index: number; item: CartItem }) =>
    setChosen({ product, edited: { index, item } });

  return (
    <>
      <BranchHero branch={branch} />
      <div className="shell gap-12 desktop:grid desktop:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          <MenuGroups branch={branch} onChoose={(product) => setChosen({ product, edited: null })} />
        </div>
        <aside aria-label="Warenkorb" className="hidden pt-8 desktop:block">
          <div className="sticky top-6 drop-shadow-lg short:static">
            <div className="slip flex max-h-[calc(100dvh-3rem)] flex-col short:max-h-none">
              <CartPanel branch={branch} put={put?.items === cart.items ? put.index : null} onEdit={edit} />
            </div>
          </div>
        </aside>
      </div>
      <CartBar branch={branch} onEdit={edit} />
      {chosen && (
        <ProductDialog
          key={chosen.product.id}
          product={chosen.product}
          edited={chosen.edited?.item ?? null}
          mode={mode}
          currency={config.currency}
          onSave={(item) => save(chosen, item)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

const maximumReached = ({ name }: Product, { amount, unit }: CartItem): string =>
  `Von „${name}“ können Sie höchstens ${formatAmount(amount, unit)} bestellen; so viel ist jetzt im Warenkorb.`;
