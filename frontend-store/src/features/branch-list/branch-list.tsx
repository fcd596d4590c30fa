import { useRef } from 'react';
import {
  areasFound,
  branchesFoundText,
  findBranches,
  toggleTag,
  unavailableTags,
} from '@bestellwerk/domain/catalogue/search-branches';
import { FollowedRecords } from '../../shared/catalogue/followed-records.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { SearchField } from '../../shared/search-field.js';
import { useIsTablet } from '../../shared/use-media.js';
import { BranchCard } from './branch-card.js';
import { HomeHero } from './home-hero.js';
import { TagFilter } from './tag-filter.js';
import { useKeptSearch } from './use-kept-search.js';

/** All branches, with search and tags. */
export function BranchList() {
  const { branches, tags, config } = useShop();
  const { search, chosen, change } = useKeptSearch();
  const isWide = useIsTablet();
  const found = findBranches(branches, search, chosen);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const look = (typed: string) => {
    // On a phone the results begin below the keyboard otherwise.
    if (!isWide && search === '') form.current?.scrollIntoView({ block: 'start' });
    change({ search: typed });
  };
  const clear = () => {
    change({ search: '', chosen: new Set() });
    field.current?.focus();
  };
  return (
    <>
      <FollowedRecords path="branches" />
      <HomeHero>
        {config.enablePluginSearch && (
          <SearchField
            field={field}
            form={form}
            label="PLZ / Ort"
            autoComplete="postal-code"
            search={search}
            onSearch={look}
            onSent={() => !isWide && results.current?.scrollIntoView({ block: 'start' })}
            look="mt-5 max-w-xl scroll-mt-4 text-ink"
            fieldLook="min-h-14 border-ink text-lg"
          />
        )}
      </HomeHero>
      <section ref={results} aria-label="Standorte" className="shell pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {config.enablePluginTags && (
            <TagFilter
              tags={tags}
              chosen={chosen}
              unavailable={unavailableTags(tags, branches, search, chosen)}
              onToggle={(tag) => change({ chosen: toggleTag(chosen, tag) })}
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
