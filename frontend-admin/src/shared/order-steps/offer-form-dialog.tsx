import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { FormDialog } from '../forms/entry-guard.js';
import { OfferForm } from './offer-form.js';

interface Properties {
  order: StaffOrder;
  opened: boolean;
  onClose(): void;
}

export default function OfferFormDialog({ order, opened, onClose }: Properties) {
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Angebot für Bestellung ${order.ticketNumber}`}
      size="lg"
    >
      {opened && <OfferForm order={order} onClose={onClose} />}
    </FormDialog>
  );
}
