import type { Problem } from '../kernel/refusal.js';
import {
  comparablePath,
  isAboveShopPages,
  isTextPagePath,
  problemOfServerPath,
  SHOP_IS_HERE,
} from './paths.js';

/** Redirects requests for a path of the shop to another address. */
export interface Redirect {
  /** '/karte', or '/karte/*' for all addresses below it. */
  readonly path: string;
  /** '/speisekarte', '/neu/*' (what is below stays), or a whole address; empty where there is nothing any more. */
  readonly target: string;
  readonly status: RedirectStatus;
  readonly isEnabled: boolean;
  /** Missing: by hand. */
  readonly source?: 'manual' | 'page';
}

export const redirectStatusWords = {
  '301': 'Dauerhaft (301)',
  '302': 'Vorübergehend (302)',
  '307': 'Vorübergehend, mit gesendeten Daten (307)',
  '308': 'Dauerhaft, mit gesendeten Daten (308)',
  '410': 'Gibt es nicht mehr (410)',
} as const;
export type RedirectStatus = keyof typeof redirectStatusWords;

const GONE: RedirectStatus = '410';
const REST = '/*';
const PATH = /^\/[^\s?#*\\]*(\/\*)?$/;

const isPrefix = (path: string): boolean => path.endsWith(REST);
/** '/karte' of '/karte/*'. */
export const withoutRest = (path: string): string => (isPrefix(path) ? path.slice(0, -REST.length) : path);
const isOwn = (target: string): boolean => target.startsWith('/');

/** The redirect for a path: the one of exactly this path, else the one of the longest part of it. */
export function redirectOf<Kind extends Redirect>(redirects: readonly Kind[], path: string): Kind | null {
  const wanted = comparablePath(path);
  const enabled = redirects.filter(({ isEnabled }) => isEnabled);
  const exact = enabled.find((one) => !isPrefix(one.path) && comparablePath(one.path) === wanted);
  if (exact) return exact;
  const above = enabled
    .filter(
      (one) => isPrefix(one.path) && `${wanted}/`.startsWith(`${comparablePath(withoutRest(one.path))}/`),
    )
    .sort((one, other) => other.path.length - one.path.length);
  return above[0] ?? null;
}

/** Where a redirect leads from a path below or at its own; never to another host than its target names. */
export function targetOf({ path, target }: Redirect, asked: string): string {
  if (!isPrefix(target)) return target;
  const rest = isPrefix(path) ? asked.slice(withoutRest(path).length) : '';
  return `${withoutRest(target)}/${rest.replace(/^[/\\]+/, '')}`;
}

export interface Destination<Kind extends Redirect> {
  /** The redirects on the way, the first one first. */
  readonly way: readonly Kind[];
  /** Null: nothing is there any more. */
  readonly target: string | null;
  readonly status: RedirectStatus;
}

const MOST_STEPS = 10;

/** Whether a page is shown at a path: it goes before a redirect from there. */
export type IsPage = (path: string) => boolean;

/** Where a path leads in the end, through all redirects up to a page; null if nowhere, or in a circle. */
export function destinationOf<Kind extends Redirect>(
  redirects: readonly Kind[],
  path: string,
  isPage: IsPage = () => false,
): Destination<Kind> | null {
  const way: Kind[] = [];
  let asked = path;
  for (let found = redirectOf(redirects, asked); found; found = redirectOf(redirects, asked)) {
    if (way.length >= MOST_STEPS) return null;
    way.push(found);
    const { status } = way[0]!;
    if (found.status === GONE) return { way, target: null, status: GONE };
    const target = targetOf(found, asked);
    if (!isOwn(target)) return { way, target, status };
    asked = target.split(/[?#]/, 1)[0]!;
    if (isPage(asked) || !redirectOf(redirects, asked)) return { way, target, status };
  }
  return null;
}

/** Why there can be no redirect at a path; null if there can. Which branches and pages there are only the server knows. */
function problemOfPath({ path, source }: Redirect): string | null {
  const above = comparablePath(withoutRest(path));
  if (!PATH.test(path) || ['', '/'].includes(above)) {
    return 'Bitte geben Sie eine Adresse an, die mit „/“ beginnt, etwa /karte oder /karte/*.';
  }
  if (above === '/store' || (isPrefix(path) && isAboveShopPages(above))) return SHOP_IS_HERE;
  // Foot and checkout lead to text pages: one that was moved must be found from there.
  if (isTextPagePath(above) && (isPrefix(path) || source !== 'page')) return SHOP_IS_HERE;
  return problemOfServerPath(above);
}

/** What is wrong with a redirect by itself. */
export function redirectProblems(redirect: Redirect): Problem[] {
  const { path, target, status } = redirect;
  const message = problemOfPath(redirect);
  const problems: Problem[] = message === null ? [] : [{ message, field: 'path' }];
  if (status === GONE) return problems;
  if (!(isOwn(target) ? /^\/(?![/\\])\S*$/.test(target) : isWhole(target))) {
    const message = 'Bitte geben Sie ein Ziel an, das mit „/“ oder mit https:// beginnt.';
    problems.push({ message, field: 'target' });
  } else if (isPrefix(target) && !isPrefix(path)) {
    const message = 'Ein Ziel mit /* am Ende geht nur zu einer Adresse mit /* am Ende.';
    problems.push({ message, field: 'target' });
  }
  return problems;
}

const isWhole = (target: string): boolean =>
  URL.canParse(target) && ['http:', 'https:'].includes(new URL(target).protocol) && !/\s/.test(target);

/** The circle that a redirect would close with the others; null if it leads somewhere. */
export function circleProblem(
  redirect: Redirect,
  others: readonly Redirect[],
  isPage?: IsPage,
): Problem | null {
  if (!redirect.isEnabled || redirect.status === GONE) return null;
  const all = [...others, redirect];
  const start = isPrefix(redirect.path) ? `${withoutRest(redirect.path)}/x` : redirect.path;
  if (destinationOf(all, start, isPage)) return null;
  const way = [withoutRest(redirect.path), withoutRest(redirect.target)].join(' → ');
  return { message: `Dieser Redirect führt im Kreis: ${way} → …`, field: 'target' };
}
