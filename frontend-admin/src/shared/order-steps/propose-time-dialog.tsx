import { Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

const ProposeTimeForm = lazy(() => import('./propose-time-form.js'));

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
      <Suspense fallback={<Skeleton height={320} role="status" aria-label="Wird geladen" />}>
        <ProposeTimeForm order={order} onClose={onClose} />
      </Suspense>
    )}
  </Modal>
);
