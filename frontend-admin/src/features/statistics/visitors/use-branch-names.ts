import { useCallback } from 'react';
import { useBranchesQuery } from '../../../shared/shop/shop-api.js';

/** The name of the branch with an identifier, which addresses of pages have in its place. */
export function useBranchNames(): (identifier: string) => string | undefined {
  const { data: branches } = useBranchesQuery();
  return useCallback(
    (identifier) => branches?.find((branch) => branch.identifier === identifier)?.name,
    [branches],
  );
}
