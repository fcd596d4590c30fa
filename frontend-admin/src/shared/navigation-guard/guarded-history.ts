import { createPath, parsePath, type Location, type NavigationType, type To } from 'react-router';

/** The current location and the navigation that led to it. */
export interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/** Called before navigation to another URL or back; false blocks it until `goOn` is called. */
export type Guard = (next: Location, goOn: () => void) => boolean;

interface Kept {
  readonly usr: unknown;
  readonly key: string;
  /** The position in the history, so that back navigation can be reverted. */
  readonly idx: number;
}

const POP = 'POP' as NavigationType.Pop;
const PUSH = 'PUSH' as NavigationType.Push;
const REPLACE = 'REPLACE' as NavigationType.Replace;

/** The history of the browser as the router uses it, which one page may guard. Far smaller than a data router. */
export class GuardedHistory {
  private listener: ((place: Place) => void) | null = null;
  private guard: Guard | null = null;
  /** Runs at the next popstate event instead of notifying the listener. */
  private instead: (() => void) | null = null;
  private index = keptState()?.idx ?? 0;
  place: Place = { location: currentLocation(), action: POP };

  constructor() {
    if (keptState() === null) this.write('replaceState', createPath(currentLocation()), null);
  }

  listen(listener: (place: Place) => void): () => void {
    const arrive = () => this.arrive();
    this.listener = listener;
    window.addEventListener('popstate', arrive);
    return () => {
      this.listener = null;
      window.removeEventListener('popstate', arrive);
    };
  }

  /** One page at a time. */
  guardBy(guard: Guard): () => void {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = null;
    };
  }

  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  readonly go = (delta: number): void => window.history.go(delta);

  readonly push = (to: To, state?: unknown): void => {
    const open = () => {
      this.index += 1;
      this.write('pushState', this.createHref(to), state);
      this.notify(PUSH);
    };
    if (this.isFree(locationOf(to, state), open)) open();
  };

  readonly replace = (to: To, state?: unknown): void => {
    this.write('replaceState', this.createHref(to), state);
    this.notify(REPLACE);
  };

  private arrive(): void {
    if (this.instead) {
      const act = this.instead;
      this.instead = null;
      return act();
    }
    if (keptState() === null) return this.adopt();
    const delta = keptState()!.idx - this.index;
    const arrived = () => {
      this.index += delta;
      this.notify(POP);
    };
    const goOn = () => {
      this.instead = arrived;
      this.go(delta);
    };
    if (delta === 0 || this.isFree(currentLocation(), goOn)) return arrived();
    this.instead = () => undefined;
    this.go(-delta);
  }

  /** Adopts an entry that a hash link has created without `push`. */
  private adopt(): void {
    this.index += 1;
    this.write('replaceState', createPath(currentLocation()), null);
    this.notify(POP);
  }

  private isFree(next: Location, goOn: () => void): boolean {
    return this.guard?.(next, goOn) ?? true;
  }

  private notify(action: NavigationType): void {
    this.place = { location: currentLocation(), action };
    this.listener?.(this.place);
  }

  private write(how: 'pushState' | 'replaceState', href: string, usr: unknown): void {
    const kept: Kept = { usr: usr ?? null, key: Math.random().toString(36).slice(2, 10), idx: this.index };
    window.history[how](kept, '', href);
  }
}

const keptState = (): Kept | null => window.history.state as Kept | null;

const locationOf = (to: To, state: unknown): Location => ({
  pathname: window.location.pathname,
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key: 'next',
});

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const kept = keptState();
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' };
}
