import { Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { changedPriceText } from '@bestellwerk/domain/ordering/checkout/item-changes';
import { isLowered } from '@bestellwerk/domain/ordering/order/lowering';
import { lineText } from '@bestellwerk/domain/ordering/order-texts';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { useEntries } from '../../../shared/forms/entry-guard.js';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../../shared/forms/form-sending.js';
import { useChangeItemMutation } from '../../../shared/orders/order-changes-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { FormAlert, FormNote } from '../../../shared/ui/notes.js';
import { ChangePreview } from './change-preview.js';
import { LoweringReason, REASON_MISSING, useLowering } from './lowering-reason.js';
import {
  canChooseAgain,
  draftOf,
  isFieldShown,
  settledChange,
} from '../../../shared/order-items/item-draft.js';
import { useAgreedPrice } from '../../../shared/order-items/use-agreed-price.js';
import { ItemFields } from '../../../shared/order-items/item-fields.js';
import classes from './items.module.css';
import { CatalogueAwaited, useProducts } from '../../../shared/catalogue/branch-products.js';

interface Properties {
  order: StaffOrder;
  index: number;
  onClose(): void;
}

/** Changes a line of an order. */
export default function ChangeItemForm(properties: Properties) {
  const products = useProducts();
  const current = properties.order.items[properties.index]!;
  const [base, setBase] = useState(current);
  if (!products) return <CatalogueAwaited />;
  const product = products.find(({ id }) => id === base.product);
  return (
    <Stack>
      {isAnother(current, base) && (
        <FormNote
          text={`Diese Position wurde inzwischen geändert: jetzt ${lineText(current)}.`}
          action="Neuen Stand übernehmen"
          onAction={() => setBase(current)}
        />
      )}
      <Fields key={JSON.stringify(base)} {...properties} base={base} product={product} />
    </Stack>
  );
}

const isAnother = (one: OrderItem, other: OrderItem): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

interface FieldsProperties extends Properties {
  /** The line that is being changed, as it was when that began. */
  base: OrderItem;
  product: Product | undefined;
}

function Fields({ order, index, onClose, base, product }: FieldsProperties) {
  const { id, mode, currency } = order;
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(() => draftOf(base, product));
  const [errors, setErrors] = useState(noErrors);
  const [changeItem, { isLoading }] = useChangeItemMutation();
  const settle = (sold: Product | undefined) => settledChange(base, draft, { product: sold, mode, currency });
  const settled = settle(product);
  const price = useAgreedPrice(product, settle, currency);
  const isLess = !isRefusal(settled) && isLowered(base, settled.item);
  const lowering = useLowering(order, isLess, errors.fields.reason);
  const leave = useEntries([draft, lowering.reason]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRefusal(settled)) {
      return setErrors(formErrorsOf({ status: 422, errors: settled.problems }, isFieldShown));
    }
    if (Object.keys(settled.body).length === 0) return onClose();
    if (price.change) {
      price.agree();
      return setErrors({ fields: {}, general: changedPriceText(price.change) });
    }
    const expected = { product: base.product, amount: base.amount };
    if (!lowering.body) return setErrors({ fields: { reason: REASON_MISSING }, general: null });
    const seen = { expected, expectedGross: settled.item.gross };
    const change = { id, index, body: { ...settled.body, ...seen, ...lowering.body } };
    const { error } = await sendOnce(`change-item:${id}:${index}`, change, (idempotencyKey) =>
      changeItem({ ...change, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'reason' || isFieldShown(field)));
    dispatch(toastShown({ kind: 'success', text: `Position ${index + 1} geändert.` }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <strong>{base.name}</strong>
        <FormAlert text={errors.general} />
        {!product && (
          <FormNote text="Dieses Produkt wird nicht mehr verkauft. Sie können nur Menge und Anmerkung ändern oder die Position entfernen." />
        )}
        {product && !canChooseAgain(base, product) && (
          <FormNote
            text={`Das Produkt wird jetzt mit anderer Auswahl verkauft. Ohne neue Auswahl bleibt: ${lineText(base)}.`}
          />
        )}
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
            before={base}
            after={settled.item}
            items={order.items.with(index, settled.item)}
          />
        )}
        {price.change && <FormNote text={price.change} />}
        <LoweringReason needs={lowering} error={errors.fields.reason} onChange={() => setErrors(noErrors)} />
        <div className={classes.end}>
          <FormEnd
            action="Speichern"
            isWorking={isLoading}
            isDisabled={lowering.refusal !== null}
            onBack={() => leave(onClose)}
          />
        </div>
      </Stack>
    </form>
  );
}
