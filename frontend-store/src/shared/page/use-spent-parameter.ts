import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Takes a parameter out of the address of the page and hands over its value: a reload or the way back must not act on it again. */
export function useSpentParameter(name: string, spend: (value: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name);
  useEffect(() => {
    if (value === null) return;
    const others = new URLSearchParams(search);
    others.delete(name);
    setSearch(others, { replace: true, preventScrollReset: true });
    spend(value);
    // What is spent once does not follow later changes of what it was spent with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value, search]);
}
