import { createContext, type ReactNode, useContext, useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { EndOrderDialog } from '../../shared/order-steps/end-order-dialog.js';
import { ProposeTimeDialog } from '../../shared/order-steps/propose-time-dialog.js';
import { useOrderQuery } from '../../shared/orders/orders-api.js';

export interface AskedDialog {
  kind: 'propose' | 'reject' | 'cancel';
  order: StaffOrder;
}

const OpenDialog = createContext<(asked: AskedDialog) => void>(() => undefined);

/** Opens a dialog about an order of the board. */
export const useBoardDialog = (): ((asked: AskedDialog) => void) => useContext(OpenDialog);

/**
 * The dialogs in which staff write something about an order. They belong to the board: a card leaves its column, or the
 * board, as soon as somebody else takes a step, and what was written must not go with it.
 */
export function BoardDialogs({
  orders,
  children,
}: {
  orders: readonly StaffOrder[] | undefined;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<AskedDialog | null>(null);
  // It stays while the dialog closes.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  return (
    <OpenDialog value={setAsked}>
      {children}
      {shown && (
        <Dialog
          key={`${shown.kind} ${shown.order.id}`}
          asked={shown}
          isOpen={asked !== null}
          current={orders?.find(({ id }) => id === shown.order.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </OpenDialog>
  );
}

interface Properties {
  asked: AskedDialog;
  isOpen: boolean;
  /** The order as the board has it now; missing once it has left. */
  current: StaffOrder | undefined;
  onClose(): void;
}

function Dialog({ asked: { kind, order: before }, isOpen, current, onClose }: Properties) {
  const { data: left } = useOrderQuery(before.id, { skip: !isOpen || current !== undefined });
  const order = current ?? left ?? before;
  if (kind === 'propose') return <ProposeTimeDialog order={order} opened={isOpen} onClose={onClose} />;
  return <EndOrderDialog order={order} step={isOpen ? kind : null} onClose={onClose} />;
}
