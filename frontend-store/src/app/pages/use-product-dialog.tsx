import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { putItem, rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import { maximumReached } from '@bestellwerk/domain/ordering/checkout/cart-steps';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { limitsIn } from '@bestellwerk/domain/pricing/quantity';
import { ProductDialog } from '../../features/configurator/product-dialog.js';
import { type Begun, dialogLeft, dialogOf, selectBegun } from '../../shared/cart/begun-slice.js';
import { itemsChanged } from '../../shared/cart/cart-slice.js';
import { changeNoted } from '../../shared/cart/last-change-slice.js';
import type { CartLine } from '../../shared/cart/price-cart.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useSoldOut } from '../../shared/cart/use-sold-out.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { addedText, cartNoticeShown, noticeShown } from '../../shared/notice/notice-slice.js';

/** What the dialog is open for: a product, and the line of the cart if one is edited. */
interface Chosen {
  product: Product;
  edited: { index: number; item: CartItem } | null;
}

/** The dialog of a product, for a new line of the branch's cart or for one that is changed. */
export function useProductDialog(branch: Branch) {
  const dispatch = useDispatch();
  const { config, products } = useShop();
  const { cart, mode } = useCart(branch);
  const soldOut = useSoldOut(branch);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const begun = useSelector(selectBegun);
  const close = ({ product, edited }: Chosen, left: Begun | null) => {
    dispatch(dialogLeft({ of: dialogOf(product.id, edited?.item ?? null), begun: left }));
    setChosen(null);
  };
  const save = ({ product, edited }: Chosen, item: CartItem) => {
    const kept = { ...item, remembered: rememberProduct(product) };
    const limits = limitsIn(product, item.unit) ?? product;
    const { items, index, isCut } = putItem(cart.items, kept, limits, edited?.index);
    dispatch(itemsChanged({ branch: branch.identifier, items }));
    if (isCut) dispatch(cartNoticeShown(maximumReached(product, items[index]!)));
    else dispatch(noticeShown(edited ? 'Änderung gespeichert.' : addedText));
    dispatch(changeNoted({ branch: branch.identifier, put: index }));
    close({ product, edited }, null);
  };

  return {
    dialog: chosen && (
      <ProductDialog
        key={chosen.product.id}
        product={chosen.product}
        products={products}
        edited={chosen.edited?.item ?? null}
        begun={begun[dialogOf(chosen.product.id, chosen.edited?.item ?? null)] ?? null}
        mode={mode}
        isSoldOut={soldOut.includes(chosen.product.id)}
        currency={config.currency}
        onSave={(item) => save(chosen, item)}
        onClose={(left) => close(chosen, left)}
      />
    ),
    choose: useCallback((product: Product) => setChosen({ product, edited: null }), []),
    edit: useCallback(
      ({ product, index, item }: Pick<CartLine, 'product' | 'index' | 'item'>) =>
        setChosen({ product, edited: { index, item } }),
      [],
    ),
  };
}
