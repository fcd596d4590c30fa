import { type FormEvent, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';

/** Submits once everything was calculated from what was typed last. */
export function useWhenCalculated(details: OrderDetails, submit: () => Promise<void>) {
  const store = useStore<{ details: OrderDetails }>();
  const isWaiting = useRef(false);
  const submitOrWait = () => {
    isWaiting.current = store.getState().details !== details;
    if (!isWaiting.current) void submit();
  };
  useEffect(() => {
    if (isWaiting.current) submitOrWait();
  });
  return (event: FormEvent) => {
    event.preventDefault();
    submitOrWait();
  };
}
