import { Skeleton } from '@mantine/core';

/** The outline of a page while it is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Wird geladen">
      <Skeleton height={34} width={220} mb={24} />
      <Skeleton height={120} mb={12} />
      <Skeleton height={120} mb={12} />
      <Skeleton height={120} />
    </div>
  );
}
