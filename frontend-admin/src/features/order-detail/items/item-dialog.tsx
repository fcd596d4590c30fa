import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { FormDialog } from '../../../shared/forms/entry-guard.js';
import { useItemPlace } from './item-place.js';
import classes from './items.module.css';

const ChangeItemForm = lazy(() => import('./change-item-form.js'));
const AddItemForm = lazy(() => import('./add-item-form.js'));

interface Properties {
  order: StaffOrder;
  mayChange: boolean;
}

/** The dialog of the line that the address names. */
export function ItemDialog({ order, mayChange }: Properties) {
  const { place, close } = useItemPlace();
  const title = place === 'new' ? 'Position hinzufügen' : `Position ${Number(place) + 1} bearbeiten`;
  return (
    <FormDialog opened={place !== null} onClose={close} title={title} size="lg">
      {place !== null && (
        <Suspense fallback={<Waiting />}>{contentOf({ order, mayChange, place, close })}</Suspense>
      )}
    </FormDialog>
  );
}

interface Content extends Properties {
  place: number | 'new';
  close(): void;
}

function contentOf({ order, mayChange, place, close }: Content): ReactNode {
  if (!mayChange) return <Words>Die Positionen dieser Bestellung können nicht mehr geändert werden.</Words>;
  if (place === 'new') return <AddItemForm order={order} onClose={close} />;
  if (!order.items[place]) return <Words>Diese Position gibt es in der Bestellung nicht.</Words>;
  return <ChangeItemForm key={place} order={order} index={place} onClose={close} />;
}

const Words = ({ children }: { children: string }) => (
  <Stack>
    <p className={classes.words}>{children}</p>
  </Stack>
);

const Waiting = () => <Skeleton height={260} role="status" aria-label="Wird geladen" />;
