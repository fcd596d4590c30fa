import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';
import { rememberList } from '../../../shared/records/list-places.js';
import { inBranch, useListBranch } from './list-branch.js';
import {
  asked,
  changedQuery,
  PAGE_SIZE,
  readQuery,
  searchName,
  writeQuery,
  type ListQuery,
} from './list-query.js';
import { useSelection } from './use-selection.js';

/** A list as its address and the frame want it, what it shows, and what is ticked in it. */
export function useRecordList(resource: Resource) {
  const { path, sort } = resource;
  const [parameters, setParameters] = useSearchParams();
  const { search } = useLocation();
  useEffect(() => rememberList(path, search), [path, search]);
  const query = readQuery(parameters, sort);
  const change = (changes: Partial<ListQuery>) => {
    if (changes.isRemoved !== undefined) selection.clear();
    setParameters(writeQuery(changedQuery(query, changes), sort), { replace: !('page' in changes) });
  };
  const place = useListBranch(resource, (field) => {
    const { [field]: _, ...filters } = query.filters;
    selection.clear();
    change({ filters });
  });
  const shownQuery = place ? inBranch(query, place.rule) : query;
  const { currentData, data, isFetching, isError } = useRecordsQuery(
    { ...asked(path, shownQuery), limit: PAGE_SIZE },
    { skip: place === undefined },
  );
  const shown = currentData ?? data;
  const [shownSearch, setShownSearch] = useState(searchName(shownQuery));
  if (currentData && shownSearch !== searchName(shownQuery)) setShownSearch(searchName(shownQuery));
  const selection = useSelection(shown?.records ?? [], shownSearch);
  return {
    /** As the address has it. */
    query,
    /** As the server was asked. */
    shownQuery,
    place: place ?? null,
    change,
    shown,
    selection,
    isOld: isFetching && !currentData,
    isError,
  };
}
