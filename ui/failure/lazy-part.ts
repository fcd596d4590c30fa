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
  renewFailedStyles();
}

const failedStyles = new Set<HTMLLinkElement>();

/** Parts are also rendered in servers. */
const isInBrowser = typeof document !== 'undefined';

// Errors of elements do not bubble, so they are caught on their way down.
if (isInBrowser)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    true,
  );

/** The bundler requests each style sheet of a part only once, so one that failed is requested again here. */
function renewFailedStyles(): void {
  for (const link of failedStyles) link.replaceWith(link.cloneNode());
  failedStyles.clear();
}

const CHECK_TIMEOUT_MS = 5_000;

/**
 * Whether the server would answer if this page were loaded again. Nothing else may give up what is on screen:
 * `navigator.onLine` is also true while only the server is away.
 */
export async function isPageServed(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    return (await fetch(window.location.href, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** How long a page may still run once it is being left. Longer only where somebody decided to stay. */
const LEAVING_MS = 5_000;

/** A part that is loaded when it is first rendered, or before. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads it; then it is there the first time that it is rendered. A failure is noticed only by rendering it. */
  readonly preload: () => Promise<void>;
};

/** A failure counts only if the page stays: WebKit gives up what a page loads as soon as it is being left. */
async function loadOnPageThatStays<Part>(load: () => Promise<Part>): Promise<Part> {
  let isBeingLeft = false;
  const noteLeaving = () => void (isBeingLeft = true);
  window.addEventListener('beforeunload', noteLeaving);
  try {
    return await load();
  } catch (cause) {
    if (isBeingLeft) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    throw cause;
  } finally {
    window.removeEventListener('beforeunload', noteLeaving);
  }
}

interface Page {
  reload(): void;
  isServed(): Promise<boolean>;
}

const thisPage: Page = { reload: () => window.location.reload(), isServed: isPageServed };

/**
 * `React.lazy` for pages. A script that is missing although the server answers belongs to an older deployment, so the
 * page is loaded once more, but never twice in a row, never while it is being left, and never while the server is away:
 * the browser's error page would take the place of everything on screen. What still fails throws `PartMissing` to the
 * error boundary, and is loaded again after `renewFailedParts`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  page: Page = thisPage,
): LazyPart<Props> {
  if (!isInBrowser) return Object.assign(lazy(load), { preload: () => Promise.resolve() });
  let Loaded: ComponentType<Props> | null = null;
  let Current = newest();
  function newest() {
    return lazy(async () => {
      try {
        const part = await loadOnPageThatStays(load);
        noteReload(false);
        return part;
      } catch (cause) {
        if (!wasReloaded() && (await page.isServed())) {
          // Perhaps the connection was only lost for a moment.
          const part = await load().catch(() => null);
          if (part) return part;
          if (noteReload(true)) {
            page.reload();
            return await new Promise<never>(() => {});
          }
        }
        renewals.add(() => {
          noteReload(false);
          Current = newest();
        });
        throw new PartMissing({ cause });
      }
    });
  }
  function Part(props: Props) {
    // While React waits it renders again and again: a part that failed must stay the same one until it is renewed.
    const [Chosen] = useState(() => Loaded ?? Current);
    return createElement(Chosen as ComponentType<Props>, props);
  }
  const preload = () =>
    load().then(
      (part) => void (Loaded = part.default),
      () => undefined,
    );
  return Object.assign(Part, { preload });
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
