import { useState } from 'react';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { LatePart } from '../request-status/part-boundary.js';

const OfferFormDialog = lazyPart(() => import('./offer-form-dialog.js'));

interface Properties {
  order: StaffOrder;
  opened: boolean;
  onClose(): void;
}

/** Asks for what is offered to a guest. It is loaded when it is first opened, and then stays, so that it closes smoothly. */
export function OfferDialog(properties: Properties) {
  const [isWanted, setWanted] = useState(false);
  if (properties.opened && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <LatePart name="Das Formular">
      <OfferFormDialog {...properties} />
    </LatePart>
  );
}
