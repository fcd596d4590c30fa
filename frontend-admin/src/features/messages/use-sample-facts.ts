import { useMemo } from 'react';
import type { MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import type { MessageFacts } from '@bestellwerk/domain/views/message-content';
import { messageShop } from '@bestellwerk/domain/views/message-shop';
import { sampleFacts } from '@bestellwerk/domain/views/sample-order';
import { useBranchesQuery, useConfigQuery } from '../../shared/shop/shop-api.js';

/** A sample order of this shop; null while the shop is not loaded. */
export function useSampleFacts(kind: MessageKind): MessageFacts | null {
  const { data: config } = useConfigQuery();
  const { data: branches } = useBranchesQuery();
  return useMemo(
    () =>
      config ? sampleFacts(kind, messageShop(config, branches?.[0], location.origin), location.origin) : null,
    [config, branches, kind],
  );
}
