import { createContext, useCallback, useContext } from 'react';
import type { ShownDraft } from '@bestellwerk/domain/contracts/website.schema';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';

interface Drafted {
  /** As it would be if the draft were published. */
  readonly catalogue: Catalogue;
  /** Of the draft's record. */
  readonly id: string;
}

/** The shop below a preview. Null: as guests see it. */
export const DraftedShop = createContext<Drafted | null>(null);

/** Of several blocks of a type guests see the first one. */
export function withDraft(catalogue: Catalogue, { resource, record }: ShownDraft): Drafted {
  const { id } = record;
  switch (resource) {
    case 'block':
      return { id, catalogue: { ...catalogue, blocks: [record, ...catalogue.blocks] } };
    case 'node': {
      const others = catalogue.nodes.filter(
        (node) => node.id !== id && node.identifier !== record.identifier,
      );
      return { id, catalogue: { ...catalogue, nodes: [record, ...others] } };
    }
    case 'site':
      return { id, catalogue };
  }
}

/** Given to the element that shows a record: the draft of a preview is scrolled to. */
export function useDraftPlace(id: string | undefined) {
  const isDraft = useContext(DraftedShop)?.id === id && id !== undefined;
  return useCallback(
    (element: HTMLElement | null) => {
      if (isDraft) element?.scrollIntoView();
    },
    [isDraft],
  );
}
