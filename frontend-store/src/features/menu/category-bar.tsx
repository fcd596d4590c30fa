import { useEffect, useRef } from 'react';
import type { Category } from '@bestellwerk/domain/records/definitions/category';
import { Icon } from '../../shared/icon.js';
import { groupId } from './group-id.js';
import { useActiveCategory } from './use-active-category.js';
import { useGroupOfAddress } from './use-group-of-address.js';
import { useScrollEnds } from './use-scroll-ends.js';

interface Props {
  categories: readonly Category[];
  /** All of their products are there. */
  isComplete: boolean;
  /** Leads to the search field; null where there is none. */
  onSearch: (() => void) | null;
}

/** Jumps to a category and shows which one is being read. */
export function CategoryBar({ categories, isComplete, onSearch }: Props) {
  const active = useActiveCategory(categories);
  const jumpTo = useGroupOfAddress(isComplete);
  const bar = useRef<HTMLUListElement>(null);
  const { left, right } = useScrollEnds(bar, categories);
  // Above the first category the field itself is in sight.
  const toSearch = active === null ? null : onSearch;
  useEffect(() => {
    const list = bar.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2, behavior: 'smooth' });
  }, [active]);
  const turn = (share: number) =>
    bar.current?.scrollBy({ left: bar.current.clientWidth * share, behavior: 'smooth' });
  return (
    <nav
      aria-label="Kategorien"
      className="sticky top-0 z-30 flex -mx-[clamp(1.125rem,4vw,3rem)] border-b-2 border-ink bg-paper short:relative desktop:mx-0"
    >
      {toSearch && (
        <button
          type="button"
          aria-label="Zur Suche"
          onClick={toSearch}
          className="grid min-h-14 w-14 shrink-0 place-items-center -outline-offset-3 hover:bg-mustard-pale"
        >
          <Icon name="search" />
        </button>
      )}
      <div className="relative min-w-0 grow">
        <ul
          ref={bar}
          className={`relative flex gap-1 overflow-x-auto [scrollbar-width:none] desktop:px-0 ${
            toSearch ? 'pr-[clamp(1.125rem,4vw,3rem)]' : 'px-[clamp(1.125rem,4vw,3rem)]'
          } ${right ? '[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)]' : ''}`}
        >
          {categories.map((category) => (
            <li key={category.id} className="shrink-0">
              <a
                href={`#${groupId(category.id)}`}
                aria-current={category.id === active ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  jumpTo(category.id);
                }}
                className="flex min-h-14 items-center px-3.5 font-semibold whitespace-nowrap -outline-offset-3 hover:bg-mustard-pale aria-[current]:bg-mustard"
              >
                {category.name}
              </a>
            </li>
          ))}
        </ul>
        {left && <TurnButton side="left" onTurn={() => turn(-0.7)} />}
        {right && <TurnButton side="right" onTurn={() => turn(0.7)} />}
      </div>
    </nav>
  );
}

/** For the mouse, which cannot push the bar; keys and screen readers reach every category without. */
const TurnButton = ({ side, onTurn }: { side: 'left' | 'right'; onTurn(): void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    onClick={onTurn}
    className={`absolute inset-y-0 hidden w-11 place-items-center bg-paper text-plum hover:bg-mustard [@media(hover:hover)]:grid ${
      side === 'left' ? 'left-0' : 'right-0'
    }`}
  >
    <span className={side === 'left' ? 'rotate-90' : '-rotate-90'}>
      <Icon name="chevron" />
    </span>
  </button>
);
