import { Modal, Skeleton } from '@mantine/core';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { LatePart } from '../request-status/part-boundary.js';

const ProposeTimeForm = lazyPart(() => import('./propose-time-form.js'));

interface Properties {
  order: StaffOrder;
  opened: boolean;
  onClose(): void;
}

/** Asks for the time that is proposed to the guest instead of the requested one. */
export const ProposeTimeDialog = ({ order, opened, onClose }: Properties) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={`Anderen Termin für Bestellung ${order.ticketNumber} vorschlagen`}
  >
    {opened && (
      <LatePart
        name="Das Formular"
        fallback={<Skeleton height={320} role="status" aria-label="Wird geladen" />}
      >
        <ProposeTimeForm order={order} onClose={onClose} />
      </LatePart>
    )}
  </Modal>
);
