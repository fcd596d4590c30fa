import { createContext, type ReactNode, useContext, useState } from 'react';
import type { AskedDialog } from './board-dialog.js';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { LatePart } from '../../shared/request-status/part-boundary.js';

const BoardDialog = lazyPart(() => import('./board-dialog.js'));

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
        <LatePart name="Das Formular">
          <BoardDialog
            key={`${shown.kind} ${shown.order.id}`}
            asked={shown}
            isOpen={asked !== null}
            current={orders?.find(({ id }) => id === shown.order.id)}
            onClose={() => setAsked(null)}
          />
        </LatePart>
      )}
    </OpenDialog>
  );
}
