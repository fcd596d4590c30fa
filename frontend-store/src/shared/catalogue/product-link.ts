import { useMatch } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';

/** Of the query that names a product: by its `uid`, or by its id. */
export const PRODUCT_PARAMETER = 'product';

/** The whole address at which a product of a branch is shown, for guests to share. */
export const productLink = (
  { identifier }: Pick<Branch, 'identifier'>,
  { uid, id }: Pick<Product, 'uid' | 'id'>,
): string => `${location.origin}/store/${identifier}?${PRODUCT_PARAMETER}=${encodeURIComponent(uid || id)}`;

/** The same at the branch whose page is shown; null elsewhere. */
export function useProductLink(product: Pick<Product, 'uid' | 'id'>): string | null {
  const identifier = useMatch('/store/:branch/*')?.params.branch;
  return identifier === undefined ? null : productLink({ identifier }, product);
}
