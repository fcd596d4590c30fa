import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useBranchTimeZone } from '../../../shared/branches/use-branches.js';
import { CatalogueAwaited, useBranchProducts } from '../../../shared/catalogue/branch-products.js';
import { ProductSearch, type QuickChoice } from '../../../shared/order-items/product-search.js';
import { NewItemForm } from './new-item-form.js';

interface Properties {
  order: StaffOrder;
  onClose(): void;
}

/** Adds a line: first the product, found by typing, then its choices and amount. */
export default function AddItemForm({ order, onClose }: Properties) {
  const products = useBranchProducts(order.branch.id);
  const timeZone = useBranchTimeZone(order.branch.id);
  const [chosen, choose] = useState<QuickChoice | null>(null);
  if (!products) return <CatalogueAwaited />;
  if (!chosen) {
    return (
      <ProductSearch {...{ products, timeZone }} currency={order.currency} autoFocus onChoose={choose} />
    );
  }
  const product = products.find(({ id }) => id === chosen.product.id) ?? chosen.product;
  return (
    <NewItemForm key={product.id} order={order} choice={{ ...chosen, product }} onClose={onClose}>
      <Button variant="subtle" size="compact-md" onClick={() => choose(null)}>
        Anderes Produkt
      </Button>
    </NewItemForm>
  );
}
