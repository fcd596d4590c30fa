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

const ADDRESS = /^(\/(?![/\\])\S*|#\S+|https?:\/\/\S+|mailto:\S+|tel:[+\d][\d /().-]*)$/;

/** What is wrong with entries, at paths such as 'items.0.children.1.address'. */
export function navigationProblems(items: readonly NavigationLink[], path = 'items'): Problem[] {
  return items.flatMap(({ site, address, children = [] }, index) => {
    const at = `${path}.${index}`;
    const message =
      site !== null && address !== ''
        ? 'Bitte geben Sie entweder eine Seite oder eine Adresse an.'
        : address !== '' && !ADDRESS.test(address)
          ? 'Bitte geben Sie eine Adresse an, die mit „/“ oder https:// beginnt.'
          : site === null && address === '' && children.length === 0
            ? 'Bitte geben Sie an, wohin dieser Eintrag führt.'
            : null;
    return [
      ...(message === null ? [] : [{ message, field: `${at}.address` }]),
      ...navigationProblems(children, `${at}.children`),
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
  return items.flatMap(({ label, site, address, children = [] }) => {
    const below = shownLinks(children, sites);
    const page = site && sites.find(({ id }) => id === site.id);
    const leadsTo = site ? (page?.path ?? null) : address || null;
    return leadsTo === null && below.length === 0 ? [] : [{ label, address: leadsTo, children: below }];
  });
}
