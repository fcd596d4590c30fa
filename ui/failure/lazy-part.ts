import { type ComponentType, createElement, lazy, useState } from 'react';

/** A script of the page could not be loaded: the network is down, or a newer version was deployed. */
export class PartMissing extends Error {
  constructor(options: ErrorOptions) {
    super('A part of the page could not be loaded', options);
    this.name = 'PartMissing';
  }
}

const renewals = new Set<() => void>();

/** Lets parts that failed be loaded once more when they are rendered next. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * `React.lazy` for pages. A script that is missing although the browser is online belongs to an older deployment, so
 * the page is loaded once more, but never twice in a row. What still fails throws `PartMissing` to the error boundary,
 * and is loaded again after `renewFailedParts`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  reload: () => void = () => window.location.reload(),
): ComponentType<Props> {
  let Current = newest();
  function newest() {
    return lazy(async () => {
      try {
        const part = await load();
        noteReload(false);
        return part;
      } catch (cause) {
        if (navigator.onLine && !wasReloaded() && noteReload(true)) {
          reload();
          return await new Promise<never>(() => {});
        }
        renewals.add(() => {
          noteReload(false);
          Current = newest();
        });
        throw new PartMissing({ cause });
      }
    });
  }
  return function Part(props: Props) {
    // While React waits it renders again and again: a part that failed must stay the same one until it is renewed.
    const [Chosen] = useState(() => Current);
    return createElement(Chosen as ComponentType<Props>, props);
  };
}

const MARK = 'isReloadedForPart';

// The history's state outlives a reload also where storage is blocked, and ends with the visit to this page.
const stateOfPage = () => (window.history.state ?? {}) as Record<string, unknown>;

const wasReloaded = (): boolean => stateOfPage()[MARK] === true;

function noteReload(isReloaded: boolean): boolean {
  if (wasReloaded() === isReloaded) return true;
  const { [MARK]: _, ...others } = stateOfPage();
  try {
    window.history.replaceState(isReloaded ? { ...others, [MARK]: true } : others, '');
    return true;
  } catch {
    return false;
  }
}
