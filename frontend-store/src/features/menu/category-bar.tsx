import { useEffect, useRef, useState } from 'react';
import type { Category } from '@bestellwerk/domain/resources/category';
import { groupId } from './group-id.js';

/** A group is the active one once its top is within this share of the window's height. */
const ACTIVE_WITHIN = 0.25;

/** Jumps to a category and shows which one is being read. */
export function CategoryBar({ categories }: { categories: readonly Category[] }) {
  const active = useActiveCategory(categories);
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = bar.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2, behavior: 'smooth' });
  }, [active]);
  return (
    <nav
      aria-label="Kategorien"
      className="sticky top-0 z-30 -mx-[clamp(1.125rem,4vw,3rem)] border-b-2 border-ink bg-paper desktop:mx-0"
    >
      <ul
        ref={bar}
        className="relative flex gap-1 overflow-x-auto [mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] px-[clamp(1.125rem,4vw,3rem)] [scrollbar-width:none] desktop:px-0"
      >
        {categories.map((category) => (
          <li key={category.id} className="shrink-0">
            <a
              href={`#${groupId(category.id)}`}
              aria-current={category.id === active ? 'true' : undefined}
              className="flex min-h-14 items-center px-3.5 font-semibold whitespace-nowrap -outline-offset-3 hover:bg-mustard-pale aria-[current]:bg-mustard"
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useActiveCategory(categories: readonly Category[]): string | null {
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
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [categories]);
  return active;
}
