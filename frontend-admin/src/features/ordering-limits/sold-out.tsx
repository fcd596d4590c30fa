import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { Block } from '../../shared/ui/block.js';
import { useBranchProducts, useProducts } from '../../shared/catalogue/branch-products.js';
import { usePutBackOnSaleMutation, useSellOutMutation } from './ordering-limits-api.js';
import classes from './ordering-limits.module.css';

interface Properties {
  branch: string;
  /** Ids of products. */
  soldOut: readonly string[];
}

/** Marks products as sold out for the rest of the business day, and takes that back. */
export function SoldOut({ branch, soldOut }: Properties) {
  const products = useBranchProducts(branch);
  const all = useProducts();
  const [sellOut, { isLoading }] = useSellOutMutation();
  const [putBack] = usePutBackOnSaleMutation();
  const [typed, setTyped] = useState('');
  const nameOf = (id: string) => all?.find((product) => product.id === id)?.name ?? '…';
  return (
    <Block title="Heute ausverkauft">
      <Select
        label="Produkt"
        placeholder="Was ist aus?"
        size="md"
        searchable
        disabled={!products || isLoading}
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        nothingFoundMessage="Kein Produkt gefunden."
        data={(products ?? [])
          .filter(({ id }) => !soldOut.includes(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(product) => {
          if (product === null) return;
          setTyped('');
          void sellOut({ branch, product });
        }}
      />
      {soldOut.length === 0 ? (
        <p className={classes.note}>Nichts. Was Sie hier wählen, ist bis zum Ende des Geschäftstags aus.</p>
      ) : (
        <ul className={classes.products}>
          {soldOut.map((product) => (
            <li key={product}>
              <span>{nameOf(product)}</span>
              <Button
                variant="default"
                aria-label={`${nameOf(product)} wieder anbieten`}
                onClick={() => void putBack({ branch, product })}
              >
                Wieder anbieten
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
