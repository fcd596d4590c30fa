import { useCallback, useEffect, useRef, useState } from 'react';
import type { KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import { messageOf } from '../api/api-failure.js';
import {
  byOrder,
  type Deed,
  type KitchenServer,
  markKey,
  type OwnMarks,
  withOwnMarks,
} from './kitchen-work.js';

/** How long a finished order can be taken back: its guest is told as soon as the server knows. */
export const FINISH_AFTER_MS = 5_000;
const UNDO_MS = 10_000;

/** What is done in a kitchen: marks at once, finished orders after some seconds or when the page is left. */
export function useKitchenWork(orders: readonly KitchenOrder[], server: KitchenServer) {
  const [marks, setMarks] = useState<OwnMarks>({});
  const [finishing, setFinishing] = useState<readonly string[]>([]);
  const [last, setLast] = useState<Deed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
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

  const send = useCallback(async (order: string) => {
    waiting.current.delete(order);
    try {
      await current.current.finish(order);
    } catch (error) {
      setProblem(messageOf(error));
      setFinishing((known) => known.filter((id) => id !== order));
    }
  }, []);

  useEffect(() => {
    const timers = waiting.current;
    const sendAll = () => {
      for (const [order, timer] of timers) {
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
    setProblem(null);
    setLast(deed);
    const keys = deed.lines.map(({ order, line }) => markKey(order, line.index));
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
        setProblem(messageOf(error));
        setLast(null);
        setMarks((known) => Object.fromEntries(Object.entries(known).filter(([key]) => !keys.includes(key))));
      },
    );
  };

  return {
    orders: withOwnMarks(orders, marks),
    problem,
    last,
    mark,
    undo: () => last && (mark({ ...last, isPrepared: !last.isPrepared }), setLast(null)),
    /** Orders that are finished here and not yet gone from the list. */
    finishing,
    finish: (order: string) => {
      setProblem(null);
      setFinishing((known) => [...known, order]);
      waiting.current.set(
        order,
        setTimeout(() => void send(order), FINISH_AFTER_MS),
      );
    },
    takeBack: (order: string) => {
      clearTimeout(waiting.current.get(order));
      waiting.current.delete(order);
      setFinishing((known) => known.filter((id) => id !== order));
    },
  };
}

export type KitchenWork = ReturnType<typeof useKitchenWork>;
