import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router';
import type { CartItem } from '@bestellwerk/domain/ordering/order-form.schema';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import type { Product } from '@bestellwerk/domain/resources/product';
import { rememberProduct } from '@bestellwerk/domain/rules/cart-migration';
import { CartBar } from '../../features/cart/cart-bar.js';
import { CartPanel } from '../../features/cart/cart-panel.js';
import { useCartMigration } from '../../features/cart/use-cart-migration.js';
import { useTableOfCode } from '../../features/cart/use-table-of-code.js';
import { ProductDialog } from '../../features/configurator/product-dialog.js';
import { NotFound } from '../../features/content/not-found.js';
import { BranchHero } from '../../features/menu/branch-hero.js';
import { MenuGroups } from '../../features/menu/menu-groups.js';
import { itemAdded, itemReplaced } from '../../shared/cart/cart-slice.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { noticeShown } from '../../shared/notice/notice-slice.js';
import { usePageHead } from '../../shared/page/use-page-head.js';

/** What the dialog is open for: a product, and the line of the cart if one is edited. */
interface Chosen {
  product: Product;
  edited: { index: number; item: CartItem } | null;
}

export function MenuPage() {
  const branch = useShop().branchOf(useParams().branch ?? '');
  return branch ? <BranchMenu key={branch.id} branch={branch} /> : <NotFound />;
}

function BranchMenu({ branch }: { branch: Branch }) {
  const dispatch = useDispatch();
  const { config } = useShop();
  const { mode } = useCart(branch);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  usePageHead(branch.name, branch.description);
  useCartMigration(branch);
  useTableOfCode(branch);

  const save = ({ product, edited }: Chosen, item: CartItem) => {
    const kept = { ...item, remembered: rememberProduct(product) };
    const target = { branch: branch.identifier, item: kept };
    dispatch(edited ? itemReplaced({ ...target, index: edited.index }) : itemAdded(target));
    if (!edited) dispatch(noticeShown('Produkt zum Warenkorb hinzugefügt.'));
    setChosen(null);
  };
  const edit = ({ product, index, item }: { product: Product; index: number; item: CartItem }) =>
    setChosen({ product, edited: { index, item } });

  return (
    <>
      <BranchHero branch={branch} />
      <div className="shell gap-12 desktop:grid desktop:grid-cols-[minmax(0,1fr)_23rem] large:max-w-[96rem]">
        <div className="min-w-0">
          <MenuGroups branch={branch} onChoose={(product) => setChosen({ product, edited: null })} />
        </div>
        <aside aria-label="Warenkorb" className="hidden pt-8 desktop:block">
          <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto drop-shadow-lg">
            <div className="slip p-6 pb-10">
              <CartPanel branch={branch} name="panel" onEdit={edit} />
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
