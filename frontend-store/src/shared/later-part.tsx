import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { useIsIdle } from './use-is-idle.js';

interface Props {
  /** The same function at each rendering. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A part that the shop works without, loaded after the first view. Unlike a page (`lazyPart`) it is left out where it cannot be loaded: browsers of some guests
 * block such scripts on purpose, and the page must not be loaded again for it.
 */
export function LaterPart({ load }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const isIdle = useIsIdle();
  useEffect(() => {
    if (!isIdle) return;
    let isWanted = true;
    load().then(
      ({ default: Loaded }) => isWanted && setPart(() => Loaded),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [load, isIdle]);
  return (
    Part && (
      <ErrorBoundary fallback={Nothing}>
        <Part />
      </ErrorBoundary>
    )
  );
}

const Nothing = () => null;
