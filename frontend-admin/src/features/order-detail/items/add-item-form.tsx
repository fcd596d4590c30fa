import { Button, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isAvailable } from '@bestellwerk/domain/catalogue/availability';
import { menuPriceModel } from '@bestellwerk/domain/pricing/price';
import { modelPrefix, unitLabel } from '@bestellwerk/domain/pricing/units';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { findByNameAndDescription } from '@bestellwerk/domain/text/search';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useBranchTimeZone } from '../../../shared/branches/use-branches.js';
import { NewItemForm } from './new-item-form.js';
import { CatalogueAwaited, useBranchProducts } from '../../../shared/catalogue/branch-products.js';
import classes from './items.module.css';

interface Properties {
  order: StaffOrder;
  onClose(): void;
}

/** Adds a line: first the product, found by typing, then its choices and amount. */
export default function AddItemForm({ order, onClose }: Properties) {
  const products = useBranchProducts(order.branch.id);
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState<Product | null>(null);
  if (!products) return <CatalogueAwaited />;
  if (chosen) {
    return (
      <NewItemForm key={chosen.id} order={order} product={chosen} onClose={onClose}>
        <Button variant="subtle" size="compact-md" onClick={() => choose(null)}>
          Anderes Produkt
        </Button>
      </NewItemForm>
    );
  }
  const found = findByNameAndDescription(products, search);
  return (
    <Stack>
      <TextInput
        type="search"
        label="Produkt"
        description="Name oder ein Wort daraus; die Eingabetaste nimmt das erste."
        leftSection={<IconSearch size={18} aria-hidden />}
        size="md"
        value={search}
        autoFocus
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Else the same key would press the button that has the focus next.
          event.preventDefault();
          if (found[0]) choose(found[0]);
        }}
      />
      {found.length === 0 && <p className={classes.words}>Kein Produkt der Filiale heißt so.</p>}
      <ul className={classes.found} aria-label="Produkte">
        {found.map((product) => (
          <li key={product.id}>
            <ProductButton product={product} order={order} onChoose={() => choose(product)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface ButtonProperties {
  product: Product;
  order: StaffOrder;
  onChoose(): void;
}

function ProductButton({ product, order, onChoose }: ButtonProperties) {
  const timeZone = useBranchTimeZone(order.branch.id);
  const price = `${modelPrefix[menuPriceModel(product)]}${formatMoney(product.price, order.currency)}`;
  return (
    <button type="button" onClick={onChoose}>
      <span>
        {product.name}
        {!isAvailable(product, new Date(), timeZone) && <small>im Shop gerade nicht angeboten</small>}
      </span>
      <span>{product.unit === 'piece' ? price : `${price} / ${unitLabel(product.unit)}`}</span>
    </button>
  );
}
