import { useEffect, useRef, useState } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { allRecordsApi } from './all-records-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { searchName, type ListQuery } from './list-query.js';
import type { Selection } from './use-selection.js';

/** Ticks all records that a search finds, on all its pages. */
export function useSelectAll({ path, words }: Resource, query: ListQuery, { toggle }: Selection) {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const name = searchName(query);
  const shown = useRef<string | null>(name);
  useEffect(() => {
    shown.current = name;
    return () => void (shown.current = null);
  }, [name]);

  async function selectAll(): Promise<void> {
    setLoading(true);
    const { page: _, ...search } = query;
    const { data, error } = await dispatch(
      allRecordsApi.endpoints.allRecords.initiate(
        { path, ...search },
        { forceRefetch: true, subscribe: false },
      ),
    );
    setLoading(false);
    if (shown.current !== name) return;
    if (data) return toggle(data, true);
    const text = `Die ${words.many} auf den anderen Seiten konnten nicht ausgewählt werden.`;
    dispatch(toastShown({ kind: 'error', text, detail: messageOf(error) }));
  }

  return { selectAll, isLoading };
}
