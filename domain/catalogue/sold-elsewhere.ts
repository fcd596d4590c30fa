import { activeMenu, type MenuCatalog, type MenuOfBranches } from './availability.js';
import { byWords } from '../text/search.js';

/** The branches in which a product or a category is on the menu that applies now, or on one that will. */
export function branchesSelling(
  menus: readonly (MenuOfBranches & MenuCatalog)[],
  id: string,
  now: Date,
): string[] {
  const branches = [...new Set(menus.flatMap((menu) => menu.branches))];
  return branches.filter((branch) => {
    const coming = menus.filter(
      (menu) => menu.branches.includes(branch) && Date.parse(menu.availableFrom) > now.getTime(),
    );
    return [activeMenu(menus, branch, now), ...coming].some((menu) => menu && isOn(menu, id));
  });
}

const isOn = ({ catalog }: MenuCatalog, id: string): boolean =>
  catalog.some(({ category, products }) => category === id || products.includes(id));

const MOST_NAMED = 5;

/** The reason why a user may not change a product or a category that other branches sell as well. */
export function soldElsewhere(kind: string, branches: readonly string[]): string {
  const sorted = branches.toSorted(byWords);
  const named = sorted.slice(0, MOST_NAMED);
  if (sorted.length > MOST_NAMED) named.push(`${sorted.length - MOST_NAMED} weiteren Filialen`);
  const list = named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} und ${named.at(-1)}`;
  const [what, it] = kind === 'Kategorie' ? ['Diese Kategorie', 'sie'] : ['Dieses Produkt', 'es'];
  return `${what} wird auch in ${list || 'anderen Filialen'} verkauft. Ändern kann ${it} nur, wer für alle diese Filialen zuständig ist.`;
}
