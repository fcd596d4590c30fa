import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { formErrorsOf, sendOnce } from '../../../shared/forms/form-sending.js';
import { useChangeItemMutation } from '../../../shared/orders/order-changes-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { FormAlert } from '../../../shared/ui/notes.js';
import { ChangePreview } from './change-preview.js';

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
  const [problem, setProblem] = useState<string | null>(null);
  const [changeItem, { isLoading }] = useChangeItemMutation();
  const close = () => {
    setProblem(null);
    onClose();
  };
  const remove = async ({ index, item: { product, amount, name } }: Removal) => {
    const body = { remove: true as const, expected: { product, amount } };
    const change = { id: order.id, index, body };
    const { error } = await sendOnce(`change-item:${order.id}:${index}`, change, (idempotencyKey) =>
      changeItem({ ...change, idempotencyKey }),
    );
    if (error) return setProblem(everythingOf(error));
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
      onConfirm={() => removal && void remove(removal)}
      onClose={close}
    >
      {removal && (
        <Stack>
          <FormAlert text={problem} />
          <ChangePreview
            order={order}
            before={removal.item}
            after={null}
            items={order.items.filter((_, index) => index !== removal.index)}
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}

const everythingOf = (error: unknown): string | null => formErrorsOf(error, () => false).general;
