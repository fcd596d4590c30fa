import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { changedPriceText, type ItemTerms } from '@bestellwerk/domain/ordering/checkout/item-changes';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { formErrorsOf, noErrors } from '../../shared/forms/form-sending.js';
import { isFieldShown, settledItem, type ItemDraft } from '../../shared/order-items/item-draft.js';
import { ItemFields } from '../../shared/order-items/item-fields.js';
import { useAgreedPrice } from '../../shared/order-items/use-agreed-price.js';
import { FormAlert, FormNote } from '../../shared/ui/notes.js';
import classes from './order-entry.module.css';

interface Properties {
  product: Product;
  first: ItemDraft;
  terms: ItemTerms & { product: Product };
  action: string;
  onPut(item: CartItem): void;
  onClose(): void;
}

/** Choices, amount and remark of one line, in place of the search. */
export function ItemPanel({ product, first, terms, action, onPut, onClose }: Properties) {
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState(noErrors);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type=radio], [type=checkbox], [type=submit]')?.focus();
  }, []);
  const settle = (sold: Product) => settledItem(draft, { ...terms, product: sold });
  const settled = settle(product);
  const price = useAgreedPrice(product, settle, terms.currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRefusal(settled))
      return setErrors(formErrorsOf({ status: 422, errors: settled.problems }, isFieldShown));
    if (!price.change) return onPut(settled.body);
    price.agree();
    setErrors({ fields: {}, general: changedPriceText(price.change) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // The whole order is not sent while a line is open: it would be left out.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.stopPropagation();
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };
  return (
    <form
      ref={form}
      className={classes.panel}
      aria-label={product.name}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <Stack>
        <Group justify="space-between">
          <strong>{product.name}</strong>
          {!isRefusal(settled) && <strong>{formatMoney(settled.item.gross, terms.currency)}</strong>}
        </Group>
        <FormAlert text={errors.general} />
        <ItemFields
          draft={draft}
          product={product}
          currency={terms.currency}
          errors={errors.fields}
          onChange={(next) => {
            setDraft(next);
            setErrors(noErrors);
          }}
        />
        {price.change && <FormNote text={price.change} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Zurück
          </Button>
          <Button type="submit">{action}</Button>
        </Group>
      </Stack>
    </form>
  );
}
