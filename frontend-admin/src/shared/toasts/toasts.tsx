import { Button, CloseButton } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { repeat } from '../api/follow-query.js';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import classes from './toasts.module.css';
import { useRoomForMessages } from './use-room-for-messages.js';
import { toastClosed, pageLeft, type Toast, type Repeatable } from './toasts-slice.js';

/** Where messages appear: what went wrong or well; after them what else has to lie above dialogs. */
export function Toasts({ children }: { children?: ReactNode }) {
  const toasts = useAppSelector((state) => state.toasts);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname]);
  useEffect(() => {
    for (const { id, order } of toasts) if (pathname === pageOf(order)) dispatch(toastClosed(id));
  }, [dispatch, pathname, toasts]);
  const tray = useRef<HTMLDivElement>(null);
  useRoomForMessages(tray);
  return (
    <div
      ref={tray}
      className={classes.tray}
      role="region"
      aria-label="Meldungen"
      aria-live="polite"
      onMouseDown={keepFocus}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      {children}
    </div>
  );
}

/**
 * A message goes as its button is pressed. Had the mouse given that button the focus, an open dialog would have lost it, and
 * the next Tab would lead into the page behind.
 */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a, button')) event.preventDefault();
}

const pageOf = (order: string | null): string | null => order && `/orders/${order}`;

function ToastItem({ toast: { id, kind, text, detail, orders, order, retries, undo } }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(toastClosed(id));
  const closeAndDo = (writes: readonly Repeatable[]) => {
    close();
    for (const { endpoint, argument } of writes) dispatch(repeat(endpoint, argument));
  };
  const details = [orderWords(orders), detail].filter(Boolean).join(' ');
  return (
    <div className={classes.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <div className={classes.words}>
        <strong>{text}</strong>
        {details && <span>{details}</span>}
      </div>
      {retries.length > 0 && (
        <Button size="sm" variant="white" color="dark" onClick={() => closeAndDo(retries)}>
          Erneut versuchen
        </Button>
      )}
      {order && (
        <Button component={Link} to={`/orders/${order}`} size="sm" variant="white" color="dark">
          Ansehen
        </Button>
      )}
      {undo && (
        <Button size="sm" variant="white" color="dark" onClick={() => closeAndDo([undo])}>
          Rückgängig
        </Button>
      )}
      <CloseButton aria-label="Meldung schließen" size="lg" c="inherit" onClick={close} />
    </div>
  );
}

/** 'Bestellung 12.', 'Bestellungen 12, 13 und 14.' */
function orderWords(orders: readonly number[]): string {
  if (orders.length === 0) return '';
  const numbers = new Intl.ListFormat('de').format(orders.map(String));
  return `${orders.length === 1 ? 'Bestellung' : 'Bestellungen'} ${numbers}.`;
}
