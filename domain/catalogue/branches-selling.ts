import { activeMenu, type MenuCatalog, type MenuOfBranches } from './availability.js';

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
