import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconPrinterOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import classes from './bell.module.css';

/** Beside the bell, while the kitchen may not know of orders: how many, and the way to what was to be printed. */
export function LateTickets({ orders }: { orders: readonly StaffOrder[] }) {
  const late = orders.filter(({ status, isTicketLate }) => status === 'confirmed' && isTicketLate).length;
  const words = late === 1 ? '1 Küchenbon nicht gedruckt' : `${late} Küchenbons nicht gedruckt`;
  return (
    <>
      <VisuallyHidden role="alert">{late > 0 && words}</VisuallyHidden>
      {late > 0 && (
        <Tooltip label={words}>
          <Link to="/print-jobs" className={classes.late} aria-label={words} data-late-tickets>
            <IconPrinterOff size={22} aria-hidden />
            {late}
          </Link>
        </Tooltip>
      )}
    </>
  );
}
