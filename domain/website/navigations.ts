import type { Problem } from '../kernel/refusal.js';

/** An entry of a navigation of any level, as it is edited and shown. */
export interface NavigationLink {
  readonly label: string;
  /** The page it leads to. */
  readonly site: { readonly id: string } | null;
  /** Where it leads instead: a path of the shop, an anchor, a whole address, or mail and telephone. Empty for nowhere. */
  readonly address: string;
  readonly children?: readonly NavigationLink[];
}

/** Identifier of the contents as a tree that stand on the home page of a branch. */
export const HOME_NODE = 'home';

const ADDRESS = /^(\/(?![/\\])\S*|#\S+|https?:\/\/(?![^\s/?#]*@)\S+|mailto:\S+|tel:[+\d][\d /().-]*)$/;

/** What is wrong with where entries lead, at paths such as 'items.0.children.1.address'; they need not lead anywhere. */
export const entryProblems = (items: readonly NavigationLink[]): Problem[] =>
  problemsBelow(items, 'items', ({ site, address }) =>
    site !== null && address !== ''
      ? 'Bitte geben Sie entweder eine Seite oder eine Adresse an.'
      : address !== '' && !ADDRESS.test(address)
        ? 'Bitte geben Sie eine Adresse an, die mit „/“ oder https:// beginnt.'
        : null,
  );

/** The same of a navigation, whose entries lead somewhere or have others below them. */
export const navigationProblems = (items: readonly NavigationLink[]): Problem[] => [
  ...entryProblems(items),
  ...problemsBelow(items, 'items', ({ site, address, children = [] }) =>
    site === null && address === '' && children.length === 0
      ? 'Bitte geben Sie an, wohin dieser Eintrag führt.'
      : null,
  ),
];

function problemsBelow(
  items: readonly NavigationLink[],
  path: string,
  problemOf: (entry: NavigationLink) => string | null,
): Problem[] {
  return items.flatMap((entry, index) => {
    const at = `${path}.${index}`;
    const message = problemOf(entry);
    return [
      ...(message === null ? [] : [{ message, field: `${at}.address` }]),
      ...problemsBelow(entry.children ?? [], `${at}.children`, problemOf),
    ];
  });
}

/** An entry as it is shown: where it leads, if anywhere, and what is below it. */
export interface ShownLink {
  readonly label: string;
  readonly address: string | null;
  readonly children: readonly ShownLink[];
}

/** The entries that lead somewhere or have others below them that do: pages that are not shown are left out. */
export function shownLinks(
  items: readonly NavigationLink[],
  sites: readonly { readonly id: string; readonly path: string }[],
): ShownLink[] {
  return items.flatMap(({ label, children = [], ...link }) => {
    const below = shownLinks(children, sites);
    const leadsTo = addressOf(link, sites);
    return leadsTo === null && below.length === 0 ? [] : [{ label, address: leadsTo, children: below }];
  });
}

/** Where an entry leads, given the pages that are shown; null for nowhere. */
export function addressOf(
  { site, address }: Pick<NavigationLink, 'site' | 'address'>,
  sites: readonly { readonly id: string; readonly path: string }[],
): string | null {
  if (!site) return address || null;
  return sites.find(({ id }) => id === site.id)?.path ?? null;
}
