import { useCallback, useEffect, useRef, useState } from 'react';
import type { KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import {
  byOrder,
  type Deed,
  isMarkedIn,
  type KitchenServer,
  markKey,
  type OwnMarks,
  withOwnMarks,
} from './kitchen-work.js';
import { useLostTaps } from './use-lost-taps.js';

/** How long a finished order can be taken back: its guest is notified as soon as the server knows. */
export const FINISH_AFTER_MS = 5_000;
const UNDO_MS = 10_000;

interface Finishing {
  readonly order: KitchenOrder;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * What is done in a kitchen: marks at once, finished orders after some seconds or when the page is left. `readAt` is when
 * the list was read, by this device's clock.
 */
export function useKitchenWork(orders: readonly KitchenOrder[], readAt: number, server: KitchenServer) {
  const [marks, setMarks] = useState<OwnMarks>({});
  const [finishing, setFinishing] = useState<readonly string[]>([]);
  const [last, setLast] = useState<Deed | null>(null);
  const { lost, lose, forget } = useLostTaps(orders, readAt);
  const waiting = useRef(new Map<string, Finishing>());
  const current = useRef(server);
  useEffect(() => void (current.current = server), [server]);

  useEffect(() => {
    setMarks((known) => Object.fromEntries(Object.entries(known).filter(([, { isSent }]) => !isSent)));
    const open = new Set(orders.filter(({ status }) => status === 'confirmed').map(({ id }) => id));
    setFinishing((known) => known.filter((id) => open.has(id)));
  }, [orders]);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const send = useCallback(
    async (order: KitchenOrder) => {
      const { id, number } = order;
      waiting.current.delete(id);
      try {
        await current.current.finish(id);
      } catch (error) {
        setFinishing((known) => known.filter((one) => one !== id));
        lose(error, {
          key: id,
          words: `Bestellung ${number} wurde nicht fertig gemeldet.`,
          isOver: (now) => now.every((one) => one.id !== id || one.status !== 'confirmed'),
          again: () => {
            setFinishing((known) => [...known, id]);
            void send(order);
          },
        });
      }
    },
    [lose],
  );

  useEffect(() => {
    const timers = waiting.current;
    const sendAll = () => {
      for (const { order, timer } of timers.values()) {
        clearTimeout(timer);
        void send(order);
      }
    };
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, [send]);

  const mark = (deed: Deed) => {
    const keys = deed.lines.map(({ order, line }) => markKey(order, line.index));
    forget(keys.join());
    setLast(deed);
    const put = (isSent: boolean) =>
      setMarks((known) => ({
        ...known,
        ...Object.fromEntries(keys.map((key) => [key, { isPrepared: deed.isPrepared, isSent }])),
      }));
    put(false);
    const sent = [...byOrder(deed)].map(([order, lines]) =>
      current.current.mark(order, lines, deed.isPrepared),
    );
    Promise.all(sent).then(
      () => put(true),
      (error: unknown) => {
        setLast(null);
        lose(error, {
          key: keys.join(),
          words: `${deed.what}: nicht als ${deed.isPrepared ? 'fertig' : 'offen'} gemeldet.`,
          isOver: (now) => isMarkedIn(now, deed),
          again: () => mark(deed),
        });
        setMarks((known) => Object.fromEntries(Object.entries(known).filter(([key]) => !keys.includes(key))));
      },
    );
  };

  return {
    orders: withOwnMarks(orders, marks),
    /** What was tapped and did not reach the server. */
    lost,
    last,
    mark,
    undo: () => last && (mark({ ...last, isPrepared: !last.isPrepared }), setLast(null)),
    /** Orders that are finished here and not yet gone from the list. */
    finishing,
    finish: (order: KitchenOrder) => {
      forget(order.id);
      setFinishing((known) => [...known, order.id]);
      const timer = setTimeout(() => void send(order), FINISH_AFTER_MS);
      waiting.current.set(order.id, { order, timer });
    },
    takeBack: (order: string) => {
      clearTimeout(waiting.current.get(order)?.timer);
      waiting.current.delete(order);
      setFinishing((known) => known.filter((id) => id !== order));
    },
  };
}

export type KitchenWork = ReturnType<typeof useKitchenWork>;
