import { useDebouncedValue } from '@mantine/hooks';
import { useSearchQuery } from '../../shared/api/search-api.js';
import type { Command, PalettePage } from './command.js';

const SHORTEST = 2;
const PAUSE = 200;

/** The records and orders that are found, under the names of their pages. */
export function useHits(
  query: string,
  pages: readonly PalettePage[],
): { hits: Command[]; isAsking: boolean } {
  const wanted = query.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const isEnough = wanted.length >= SHORTEST && asked.length >= SHORTEST;
  const { data, isFetching } = useSearchQuery(asked, { skip: !isEnough });
  const isAsking = wanted.length >= SHORTEST && (wanted !== asked || isFetching);
  if (!isEnough || !data) return { hits: [], isAsking };
  const hits = data.map(({ path, id, title }): Command => {
    const page = pages.find((one) => one.path === `/${path}`);
    return {
      id: `/${path}/${id}`,
      label: title,
      group: path === 'orders' ? 'Bestellungen' : (page?.label ?? 'Weitere'),
      ...(page && { icon: page.icon }),
      does: `/${path}/${id}`,
    };
  });
  return { hits, isAsking };
}
