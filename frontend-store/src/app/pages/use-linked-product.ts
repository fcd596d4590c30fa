import { useDispatch } from 'react-redux';
import { activeMenu, orderableProducts } from '@bestellwerk/domain/catalogue/availability';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { PRODUCT_PARAMETER } from '../../shared/catalogue/product-link.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { noticeShown } from '../../shared/notice/notice-slice.js';
import { useSpentParameter } from '../../shared/page/use-spent-parameter.js';
import { useNow } from '../../shared/use-now.js';

/** Opens the dialog of the product that the address names; or says why not. */
export function useLinkedProduct(branch: Branch, choose: (product: Product) => void): void {
  const dispatch = useDispatch();
  const shop = useShop();
  const now = useNow();
  useSpentParameter(PRODUCT_PARAMETER, (named) => {
    const product = shop.products.find(({ uid, id }) => uid === named || id === named);
    const menu = activeMenu(shop.menus, branch.id, now);
    const isOrderable =
      product !== undefined &&
      menu !== null &&
      noOrdersText(branch, shop.config) === null &&
      orderableProducts(menu, shop.categories, shop.products, now, timeZoneOf(shop, branch)).includes(
        product,
      );
    if (isOrderable) choose(product);
    else dispatch(noticeShown(unavailable(product)));
  });
}

const unavailable = (product: Product | undefined): string =>
  product
    ? `„${product.name}“ ist hier derzeit leider nicht verfügbar.`
    : 'Dieses Produkt gibt es hier leider nicht mehr.';
