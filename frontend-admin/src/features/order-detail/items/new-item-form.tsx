import { Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { changedPriceText } from '@bestellwerk/domain/ordering/checkout/item-changes';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { useEntries } from '../../../shared/forms/entry-guard.js';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../../shared/forms/form-sending.js';
import { useAddItemMutation } from '../../../shared/orders/order-changes-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { FormAlert, FormNote } from '../../../shared/ui/notes.js';
import { ChangePreview } from './change-preview.js';
import { draftOfChoice, isFieldShown, settledItem } from '../../../shared/order-items/item-draft.js';
import { useAgreedPrice } from '../../../shared/order-items/use-agreed-price.js';
import type { QuickChoice } from '../../../shared/order-items/product-search.js';
import { ItemFields } from '../../../shared/order-items/item-fields.js';
import classes from './items.module.css';

interface Properties {
  order: StaffOrder;
  choice: QuickChoice;
  onClose(): void;
  /** Leads back to the choice of the product. */
  children: ReactNode;
}

/** Choices and amount of a new line. */
export function NewItemForm({ order, choice, onClose, children }: Properties) {
  const { id, mode, currency } = order;
  const { product } = choice;
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(() => draftOfChoice(choice));
  const [errors, setErrors] = useState(noErrors);
  const [addItem, { isLoading }] = useAddItemMutation();
  const leave = useEntries(draft);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type=radio], [type=checkbox], [type=submit]')?.focus();
  }, []);
  const settle = (sold: typeof product) => settledItem(draft, { product: sold, mode, currency });
  const settled = settle(product);
  const price = useAgreedPrice(product, settle, currency);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRefusal(settled)) {
      return setErrors(formErrorsOf({ status: 422, errors: settled.problems }, isFieldShown));
    }
    if (price.change) {
      price.agree();
      return setErrors({ fields: {}, general: changedPriceText(price.change) });
    }
    const added = { id, item: { ...settled.body, expectedGross: settled.item.gross } };
    const { error } = await sendOnce(`add-item:${id}`, added, (idempotencyKey) =>
      addItem({ ...added, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, isFieldShown));
    dispatch(toastShown({ kind: 'success', text: `${product.name} hinzugefügt.` }));
    onClose();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Group justify="space-between">
          <strong>{product.name}</strong>
          {children}
        </Group>
        <FormAlert text={errors.general} />
        <ItemFields
          draft={draft}
          product={product}
          currency={currency}
          errors={errors.fields}
          onChange={(next) => {
            setDraft(next);
            setErrors(noErrors);
          }}
        />
        {!isRefusal(settled) && (
          <ChangePreview
            order={order}
            before={null}
            after={settled.item}
            items={[...order.items, settled.item]}
          />
        )}
        {price.change && <FormNote text={price.change} />}
        <div className={classes.end}>
          <FormEnd action="Hinzufügen" isWorking={isLoading} onBack={() => leave(onClose)} />
        </div>
      </Stack>
    </form>
  );
}
