import { useState } from 'react';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { useShop } from '../../shared/catalogue/use-shop.js';

interface Search {
  search: string;
  /** Ids. */
  tags: string[];
}

const NAME = 'branch-search';

/** What branches are looked for by, as far as the shop offers it. It is kept in this tab, for the way back from a branch. */
export function useKeptSearch() {
  const { config, tags } = useShop();
  const [kept, setKept] = useState<Search>(
    () => readStored(tabStorage, NAME, format) ?? { search: '', tags: [] },
  );
  const offered = config.enablePluginTags ? kept.tags.filter((id) => tags.some((tag) => tag.id === id)) : [];
  return {
    search: config.enablePluginSearch ? kept.search : '',
    chosen: new Set(offered) as ReadonlySet<string>,
    change: ({ search = kept.search, chosen }: { search?: string; chosen?: ReadonlySet<string> }) => {
      const changed = { search, tags: chosen ? [...chosen] : kept.tags };
      setKept(changed);
      writeStored(tabStorage, NAME, format, changed);
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
