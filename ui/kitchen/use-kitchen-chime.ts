import { useEffect, useRef } from 'react';
import type { KitchenTicket } from '@bestellwerk/domain/views/kitchen';
import { ring } from '../sound/bell-sound.js';
import { useSound } from '../sound/use-sound.js';

/** Chimes when an order comes among those to be made, if this screen shows anything of it. */
export function useKitchenChime(all: readonly KitchenTicket[], shown: readonly KitchenTicket[]) {
  const sound = useSound('kitchen-sound');
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    const ids = all.map(({ order }) => order.id);
    known.current = new Set([...(before ?? []), ...ids]);
    if (before === null || !sound.isOn) return;
    if (shown.some(({ order }) => !before.has(order.id))) ring();
  }, [all, shown, sound.isOn]);
  return sound;
}
