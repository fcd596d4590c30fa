import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { linkToItem } from './item-place.js';
import classes from './items.module.css';

interface Properties {
  item: OrderItem;
  index: number;
  /** Left out for the last line: an order without lines is canceled instead. */
  onRemove?: (() => void) | undefined;
}

/** What staff do with one line of an order. */
export function ItemActions({ item, index, onRemove }: Properties) {
  const which = `Position ${index + 1}, ${item.name}`;
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        {...linkToItem(index)}
        variant="subtle"
        size="compact-md"
        h={44}
        aria-label={`Bearbeiten: ${which}`}
      >
        Bearbeiten
      </Button>
      {onRemove && (
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          h={44}
          onClick={onRemove}
          aria-label={`Entfernen: ${which}`}
        >
          Entfernen
        </Button>
      )}
    </div>
  );
}
