import { useEffect, useState } from 'react';
import type { Category } from '@bestellwerk/domain/records/definitions/category';
import { groupId } from './group-id.js';

/** A group is the active one once its top is within this share of the window's height. */
const ACTIVE_WITHIN = 0.25;

/** The id of the category that is being read. */
export function useActiveCategory(categories: readonly Category[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const limit = window.innerHeight * ACTIVE_WITHIN;
      const passed = categories.filter(({ id }) => {
        const group = document.getElementById(groupId(id));
        return group !== null && group.getBoundingClientRect().top <= limit;
      });
      setActive(passed.at(-1)?.id ?? null);
    };
    const onScroll = () => (frame ||= requestAnimationFrame(measure));
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [categories]);
  return active;
}
