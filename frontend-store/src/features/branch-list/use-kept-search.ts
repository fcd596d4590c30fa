import { useMemo, useState } from 'react';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { useIsInBrowser } from '../../shared/use-is-in-browser.js';

interface Search {
  search: string;
  /** Ids. */
  tags: string[];
}

const NAME = 'branch-search';
const none: Search = { search: '', tags: [] };

/** What branches are looked for by, as far as the shop offers it. It is kept in this tab, for the way back from a branch. */
export function useKeptSearch() {
  const { config, tags } = useShop();
  const isInBrowser = useIsInBrowser();
  const stored = useMemo(() => (isInBrowser ? readStored(tabStorage, NAME, format) : null), [isInBrowser]);
  const [changed, setChanged] = useState<Search | null>(null);
  const kept = changed ?? stored ?? none;
  const offered = config.enablePluginTags ? kept.tags.filter((id) => tags.some((tag) => tag.id === id)) : [];
  return {
    search: config.enablePluginSearch ? kept.search : '',
    chosen: new Set(offered) as ReadonlySet<string>,
    change: ({ search = kept.search, chosen }: { search?: string; chosen?: ReadonlySet<string> }) => {
      const next = { search, tags: chosen ? [...chosen] : kept.tags };
      setChanged(next);
      writeStored(tabStorage, NAME, format, next);
    },
  };
}

const format: StoredFormat<Search> = {
  version: 1,
  parse: (value) => {
    const { search, tags } = value as Partial<Record<keyof Search, unknown>>;
    if (typeof search !== 'string' || !Array.isArray(tags)) return null;
    return { search, tags: tags.filter((tag) => typeof tag === 'string') };
  },
};
