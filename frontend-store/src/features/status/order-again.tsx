import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router';
import { cartItemsForAnother } from '@bestellwerk/domain/ordering/checkout/order-again';
import { putItem, rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { limitsIn } from '@bestellwerk/domain/pricing/quantity';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { type KeptItem, itemsChanged } from '../../shared/cart/cart-slice.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { lastingNoticeShown, noticeShown } from '../../shared/notice/notice-slice.js';

interface Props {
  order: PublicOrder;
  branch: Branch;
  /** The cart still holds what was ordered, since it was never paid. */
  keptCart: boolean;
}

/** Puts into the cart what of an order can be had once more, and leads to the menu. */
export function OrderAgain({ order, branch, keptCart }: Props) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { products, productById } = useShop();
  const { cart } = useCart(branch);

  const fillCart = () => {
    const { items: again, lacksFiles } = cartItemsForAnother(order.items, products);
    const items = again.reduce<KeptItem[]>((filled, item) => {
      const product = productById.get(item.product)!;
      const kept = { ...item, remembered: rememberProduct(product) };
      return putItem(filled, kept, limitsIn(product, item.unit) ?? product).items;
    }, cart.items);
    dispatch(itemsChanged({ branch: branch.identifier, items }));
    const left = order.items.length - again.length;
    if (left === 0 && !lacksFiles) dispatch(noticeShown('Ihre Bestellung liegt wieder im Warenkorb.'));
    else dispatch(lastingNoticeShown(whatDiffers(left, again.length, lacksFiles)));
    void navigate(`/store/${branch.identifier}`);
  };
  if (keptCart) {
    return (
      <Link to={`/store/${branch.identifier}/checkout`} className="button-main w-full">
        Zurück zum Warenkorb
      </Link>
    );
  }
  return (
    <button type="button" className="button-main w-full" onClick={fillCart}>
      Noch einmal bestellen
    </button>
  );
}

const whatDiffers = (left: number, again: number, lacksFiles: boolean): string =>
  [
    left === 0 ? 'Ihre Bestellung liegt wieder im Warenkorb.' : leftOut(left, again),
    lacksFiles && 'Ihre Bilder und Dateien laden Sie dort bitte noch einmal hoch.',
  ]
    .filter(Boolean)
    .join(' ');

const leftOut = (left: number, again: number): string =>
  again === 0
    ? 'Diese Bestellung gibt es so nicht mehr. Bitte wählen Sie neu.'
    : `${left === 1 ? 'Eine Position gibt' : `${left} Positionen gibt`} es so nicht mehr, der Rest liegt im Warenkorb.`;
