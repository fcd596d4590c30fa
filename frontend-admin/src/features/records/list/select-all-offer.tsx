import { Button } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { ListQuery } from './list-query.js';
import { useSelectAll } from './use-select-all.js';
import type { Selection } from './use-selection.js';

/** So many are read and written in a reasonable time. */
const MOST = 5_000;

interface Properties {
  resource: Resource;
  /** As the server was asked for what is shown. */
  query: ListQuery;
  total: number;
  selection: Selection;
}

/** Offers to tick what the search finds on all pages. */
export function SelectAllOffer({ resource, query, total, selection }: Properties) {
  const { selectAll, isLoading } = useSelectAll(resource, query, selection);
  if (total > MOST) {
    return (
      <span>Mehr als {formatNumber(MOST)} auf einmal gehen nicht. Für alle bitte die Suche eingrenzen.</span>
    );
  }
  return (
    <Button variant="default" loading={isLoading} onClick={() => void selectAll()}>
      Alle {formatNumber(total)} auswählen
    </Button>
  );
}
