import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isTerminal } from '@bestellwerk/domain/ordering/order/order';
import { publicOrderTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import { selectLateReads } from '@bestellwerk/ui/loading/request-status';
import {
  type OrderAddress,
  orderApi,
  reread,
  takenOver,
  usePublicOrderQuery,
} from '../../shared/order/order-api.js';

interface WithApi {
  api: ReturnType<typeof orderApi.reducer>;
}

const POLL_EVERY = 10_000;
/** Response status while the read model of an order is behind. */
const NOT_YET = 503;
const ASK_AGAIN_EVERY = 2_000;

/**
 * An order that moves by itself: by the socket, or by asking every 10 s while that is away, until nothing moves any more.
 * The socket goes on until the guest's data is erased, which happens long after the end.
 */
export function useLiveOrder({ uid, hash }: OrderAddress) {
  const dispatch = useDispatch<ThunkDispatch<WithApi, unknown, Action>>();
  const isLive = useLiveState() === 'connected';
  const { currentData: known, error: failure } = orderApi.endpoints.publicOrder.useQueryState({ uid, hash });
  const isLate = useSelector(hasLateOrder);
  const isOver = known !== undefined && isTerminal(known.status);
  const isSettled = isOver && !known.isPayable && known.paymentStatus !== 'refunding';
  const { data, error, refetch } = usePublicOrderQuery(
    { uid, hash },
    { pollingInterval: askEvery(failure, isLate, isSettled || isLive), refetchOnReconnect: true },
  );
  const isFollowed = data !== undefined && data.erasedAt === undefined;

  useEffect(() => {
    if (!isFollowed) return;
    return liveSocket.subscribe(publicOrderTopic(uid, hash), {
      onSubscribed: () => void dispatch(reread({ uid, hash })),
      onChanges: ({ rows }) => {
        const order = rows.at(-1) as PublicOrder | undefined;
        if (order) dispatch(takenOver({ uid, hash }, order));
      },
    });
  }, [uid, hash, isFollowed, dispatch]);

  return { order: data, error, refetch, isOver, isLive, isLate };
}

const hasLateOrder = (state: Parameters<typeof selectLateReads>[0]): boolean =>
  Object.values(selectLateReads(state)).some(({ endpoint }) => endpoint === 'publicOrder');

/** Milliseconds until the order is asked for again; 0 for not at all. */
function askEvery(failure: unknown, isLate: boolean, isQuiet: boolean): number {
  if (isLate) return ASK_AGAIN_EVERY;
  if (isApiFailure(failure) && failure.status === NOT_YET) return ASK_AGAIN_EVERY;
  return isQuiet ? 0 : POLL_EVERY;
}
