import { useEffect, useMemo, useRef, useState } from 'react';
import {
  productsFoundText,
  productsIn,
  searchedFrom,
  searchMenu,
  withSimilar,
} from '@bestellwerk/domain/catalogue/search-menu';

type Groups = Parameters<typeof withSimilar>[0];

/**
 * What is looked for on a menu, and the groups in which it is found: after what is spelled so, what is spelled nearly so. A
 * short menu has no search.
 */
export function useMenuSearch<Group extends Groups[number]>(groups: readonly Group[]) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const all = productsIn(groups);
  const isLong = all >= searchedFrom;
  const isSearching = isLong && search.trim() !== '';
  const similar = useSimilar(groups, search, isSearching);
  const found = useMemo(() => {
    if (!isSearching) return groups;
    const exact = searchMenu(groups, search);
    return similar ? withSimilar(groups, exact, similar) : exact;
  }, [groups, search, isSearching, similar]);
  return {
    isLong,
    found,
    field,
    search,
    setSearch,
    foundText: isSearching ? productsFoundText(productsIn(found), all) : null,
  };
}

/** Null until they are known, or where they cannot be: what is spelled exactly so is found without a connection, too. */
function useSimilar(groups: Groups, search: string, isSearching: boolean): ReadonlySet<string> | null {
  const [similar, setSimilar] = useState<{ groups: Groups; search: string; ids: ReadonlySet<string> }>();
  useEffect(() => {
    if (!isSearching) return;
    let isCurrent = true;
    import('./similar-products.js').then(
      ({ similarProducts }) => {
        if (isCurrent) setSimilar({ groups, search, ids: similarProducts(groups, search) });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [groups, search, isSearching]);
  return similar?.groups === groups && similar.search === search ? similar.ids : null;
}
