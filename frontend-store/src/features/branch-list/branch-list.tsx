import { useRef, useState } from 'react';
import {
  areasFound,
  branchesFoundText,
  findBranches,
  toggleTag,
  unavailableTags,
} from '@bestellwerk/domain/catalogue/search-branches';
import { FollowedRecords } from '../../shared/catalogue/followed-records.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { BranchCard } from './branch-card.js';
import { HomeHero } from './home-hero.js';
import { TagFilter } from './tag-filter.js';

/** All branches, with search and tags. */
export function BranchList() {
  const { branches, tags, config } = useShop();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = findBranches(branches, search, chosen);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch('');
    setChosen(new Set());
    field.current?.focus();
  };
  return (
    <>
      <FollowedRecords path="branches" />
      <HomeHero>
        {config.enablePluginSearch && (
          <div className="relative mt-5 max-w-xl text-ink">
            <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center">
              <Icon name="search" />
            </span>
            <input
              ref={field}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              placeholder="PLZ / Ort"
              aria-label="PLZ / Ort"
              autoComplete="postal-code"
              className="field min-h-14 border-ink pl-12 text-lg"
            />
          </div>
        )}
      </HomeHero>
      <section aria-label="Standorte" className="shell pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {config.enablePluginTags && (
            <TagFilter
              tags={tags}
              chosen={chosen}
              unavailable={unavailableTags(tags, branches, search, chosen)}
              onToggle={(tag) => setChosen(toggleTag(chosen, tag))}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <p role="status" className="text-ink-soft">
              {branchesFoundText(found.length, branches.length)}
            </p>
            {(search.trim() !== '' || chosen.size > 0) && (
              <button type="button" className="link min-h-11" onClick={clear}>
                Suche löschen
              </button>
            )}
          </div>
        </div>
        <ul className="mt-6 grid grid-cols-1 gap-7 tablet:grid-cols-2 desktop:grid-cols-3">
          {found.map((branch, index) => (
            <li key={branch.id} className="flex min-w-0">
              <BranchCard branch={branch} isFirst={index === 0} areas={areasFound(branch, search)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
