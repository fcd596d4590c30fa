import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { useCatalogueQuery } from '../api.js';

const READ_EVERY = 60_000;
/** Seconds. */
const OLD_AFTER = 5;

/**
 * Keeps the catalogue fresh where prices are agreed to: it is read again at once, every minute, and when the page is
 * looked at again. The browser sends its ETag, so an unchanged one costs next to nothing. Answers what reads it now;
 * undefined if that failed.
 */
export function useFreshCatalogue(): () => Promise<Catalogue | undefined> {
  const { refetch } = useCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: OLD_AFTER,
    refetchOnFocus: true,
    pollingInterval: READ_EVERY,
  });
  return async () => {
    const { data, isError } = await refetch();
    return isError ? undefined : data;
  };
}
