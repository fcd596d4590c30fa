import { Suspense } from 'react';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';

/** Comes after the page, like the socket that it needs. */
const Following = lazyPart(() => import('./following-records.js'));

/** Shows nothing: keeps a page up to date with records of a kind, by its path. */
export const FollowedRecords = ({ path }: { path: string }) => (
  <ErrorBoundary fallback={Nothing}>
    <Suspense fallback={null}>
      <Following path={path} />
    </Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
