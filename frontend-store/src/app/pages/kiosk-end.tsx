import { useEffect, useRef, useState } from 'react';
import { EndPage, isToBePaidOnline, type TicketState } from '../../features/kiosk/end-page.js';
import { usePrintTicketMutation } from '../../features/kiosk/kiosk-api.js';
import { FollowCode, PaymentCode } from '../../features/kiosk/phone-code.js';
import { useLiveOrder } from '../../features/status/use-live-order.js';
import { type OrderAddress, usePayOrderMutation } from '../../shared/order/order-api.js';
import { Loader } from '../../shared/page/loader.js';

interface Props {
  address: OrderAddress;
  /** Null where it is not paid online, or nobody knows. */
  paymentPage: string | null;
  onDone(): void;
}

/** The page after an order at a kiosk, which sees when the guest has paid by phone. */
export default function KioskEnd({ address, paymentPage, onDone }: Props) {
  const { order } = useLiveOrder(address);
  const isUnpaid = order !== undefined && isToBePaidOnline(order);
  const ticket = useTicket(address, order !== undefined && !isUnpaid);
  const page = usePaymentPage(address, paymentPage, isUnpaid);
  if (!order) return <Loader />;
  return (
    <EndPage
      order={order}
      ticket={ticket}
      payment={page && <PaymentCode address={page} />}
      follow={<FollowCode address={`${location.origin}/status/${address.uid}/${address.hash}`} />}
      onDone={onDone}
    />
  );
}

/** Asks for the printed number, once. */
function useTicket(address: OrderAddress, isWanted: boolean): TicketState {
  const [print] = usePrintTicketMutation();
  const [state, setState] = useState<TicketState>('none');
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    void print(address).then(({ error }) => setState(error ? 'failed' : 'printed'));
  }, [isWanted, address, print]);
  return state;
}

/** The page that the answer to the order named; another one if it named none. */
function usePaymentPage(address: OrderAddress, known: string | null, isWanted: boolean): string | null {
  const [pay, { data, isUninitialized }] = usePayOrderMutation();
  useEffect(() => {
    if (isWanted && known === null && isUninitialized) void pay(address);
  }, [isWanted, known, isUninitialized, address, pay]);
  return known ?? data?.paymentRedirectUrl ?? null;
}
