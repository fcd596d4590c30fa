import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { formErrorsOf, noErrors, sendOnce } from '../../../shared/forms/form-sending.js';
import { useChangeItemMutation } from '../../../shared/orders/order-changes-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { FormAlert } from '../../../shared/ui/notes.js';
import { ChangePreview } from './change-preview.js';
import { LoweringReason, REASON_MISSING, useLowering } from './lowering-reason.js';

/** A line as it was when somebody asked to remove it. */
export interface Removal {
  readonly index: number;
  readonly item: OrderItem;
}

interface Properties {
  order: StaffOrder;
  /** Null while nothing is asked. */
  removal: Removal | null;
  onClose(): void;
}

/** Asks before a line is taken out of an order. */
export function RemoveItemDialog({ order, removal, onClose }: Properties) {
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState(noErrors);
  const lowering = useLowering(order, removal !== null, errors.fields.reason);
  const [changeItem, { isLoading }] = useChangeItemMutation();
  const close = () => {
    setErrors(noErrors);
    lowering.reset();
    onClose();
  };
  const remove = async ({ index, item: { product, amount, name } }: Removal) => {
    if (!lowering.body) return setErrors({ fields: { reason: REASON_MISSING }, general: null });
    const body = { remove: true as const, expected: { product, amount }, ...lowering.body };
    const change = { id: order.id, index, body };
    const { error } = await sendOnce(`change-item:${order.id}:${index}`, change, (idempotencyKey) =>
      changeItem({ ...change, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'reason'));
    dispatch(toastShown({ kind: 'success', text: `${name} entfernt.` }));
    close();
  };
  return (
    <ConfirmDialog
      opened={removal !== null}
      title={removal ? `Position ${removal.index + 1} entfernen?` : ''}
      action="Position entfernen"
      isDangerous
      isWorking={isLoading}
      isDisabled={lowering.refusal !== null}
      onConfirm={() => removal && void remove(removal)}
      onClose={close}
    >
      {removal && (
        <Stack>
          <FormAlert text={errors.general} />
          <ChangePreview
            order={order}
            before={removal.item}
            after={null}
            items={order.items.filter((_, index) => index !== removal.index)}
          />
          <LoweringReason
            needs={lowering}
            error={errors.fields.reason}
            onChange={() => setErrors(noErrors)}
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
