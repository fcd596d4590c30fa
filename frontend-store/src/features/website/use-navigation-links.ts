import { useMemo } from 'react';
import type { Navigation } from '@bestellwerk/domain/records/definitions/navigation';
import { type ShownLink, shownLinks } from '@bestellwerk/domain/website/navigations';
import { useShop } from '../../shared/catalogue/use-shop.js';

/** The links of a place, as far as they lead somewhere. */
export function useNavigationLinks(place: Navigation['identifier']): readonly ShownLink[] {
  const { navigations, sites } = useShop();
  return useMemo(() => {
    const items = navigations.find(({ identifier }) => identifier === place)?.items ?? [];
    return shownLinks(items, sites);
  }, [navigations, sites, place]);
}
