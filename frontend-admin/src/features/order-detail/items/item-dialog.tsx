import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { LatePart } from '../../../shared/request-status/part-boundary.js';
import { FormDialog } from '../../../shared/forms/entry-guard.js';
import { useItemPlace } from './item-place.js';
import classes from './items.module.css';

const ChangeItemForm = lazyPart(() => import('./change-item-form.js'));
const AddItemForm = lazyPart(() => import('./add-item-form.js'));

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
        <LatePart name="Das Formular" fallback={<Waiting />}>
          {contentOf({ order, mayChange, place, close })}
        </LatePart>
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
