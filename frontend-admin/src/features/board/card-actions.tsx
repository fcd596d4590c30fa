import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import type { OrderSteps } from '../../shared/orders/use-order-steps.js';
import { CardMenu } from './card-menu.js';
import { focusAfter } from './focus-after.js';
import classes from './order-card.module.css';
import { UnsentStep } from './unsent-step.js';

interface Properties {
  order: StaffOrder;
  /** What the order is called in the names of its buttons. */
  name: string;
  steps: OrderSteps;
}

/** What can be done with an order with one tap, and behind the three dots. */
export function CardActions({ order, name, steps: { next, taken, waysOut, takeNext } }: Properties) {
  if (taken) return <UnsentStep step={taken} name={name} />;

  const take = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const focus = focusAfter(button);
    flushSync(takeNext);
    focus();
  };
  return (
    <div className={classes.actions}>
      {next ? (
        <Button
          size="lg"
          fullWidth
          className={classes.next}
          onClick={take}
          data-step
          aria-label={`${next.label}: ${name}`}
        >
          {next.label}
        </Button>
      ) : (
        <Button component={Link} to={`/orders/${order.id}`} size="lg" fullWidth variant="default">
          Ansehen
        </Button>
      )}
      <CardMenu order={order} name={name} waysOut={waysOut} />
    </div>
  );
}
