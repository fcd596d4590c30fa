import { useMemo, useRef, useState } from 'react';
import {
  productsFoundText,
  productsIn,
  searchedFrom,
  searchMenu,
} from '@bestellwerk/domain/catalogue/search-menu';

type Groups = Parameters<typeof searchMenu>[0];

/** What is looked for on a menu, and the groups in which it is found. A short menu has no search. */
export function useMenuSearch<Group extends Groups[number]>(groups: readonly Group[]) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const all = productsIn(groups);
  const isLong = all >= searchedFrom;
  const found = useMemo(() => (isLong ? searchMenu(groups, search) : groups), [groups, search, isLong]);
  return {
    isLong,
    found,
    field,
    search,
    setSearch,
    foundText: search.trim() === '' ? null : productsFoundText(productsIn(found), all),
  };
}
