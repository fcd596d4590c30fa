import { Modal, Skeleton } from '@mantine/core';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { LatePart } from '../request-status/part-boundary.js';

const EndOrderForm = lazyPart(() => import('./end-order-form.js'));

const titles = { reject: 'ablehnen', cancel: 'stornieren' };

interface Properties {
  order: StaffOrder;
  /** How the order is to end; null while the dialog is closed. */
  step: 'reject' | 'cancel' | null;
  onClose(): void;
}

/** Asks for the words that go with a rejection or a cancelation. */
export function EndOrderDialog({ order, step, onClose }: Properties) {
  return (
    <Modal
      opened={step !== null}
      onClose={onClose}
      title={step && `Bestellung ${order.ticketNumber} ${titles[step]}`}
    >
      {step && (
        <LatePart
          name="Das Formular"
          fallback={<Skeleton height={220} role="status" aria-label="Wird geladen" />}
        >
          <EndOrderForm order={order} step={step} onClose={onClose} />
        </LatePart>
      )}
    </Modal>
  );
}
