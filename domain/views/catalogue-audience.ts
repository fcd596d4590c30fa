import { branchesFor, type Principal } from '../access/policy.js';
import { byId } from '../kernel/by-id.js';
import type { Catalogue, WholeCatalogue } from '../records/definitions/catalogue.schema.js';
import { settingsForStaff } from '../records/definitions/config.js';
import type { Product } from '../records/definitions/product.js';
import { isEverShown } from '../catalogue/availability.js';

/** Who sees the same of the catalogue. */
export type Audience = 'visitors' | 'staff';

/** Staff are those who may read what is for staff somewhere; null is a visitor. */
export function audienceOf(who: Principal | null): Audience {
  const branches = who ? branchesFor(who, 'staff.read') : [];
  return branches === 'all' || branches.length > 0 ? 'staff' : 'visitors';
}

/** Staff see all of it, visitors what the shop can come to show them. */
export function catalogueFor(audience: Audience, whole: WholeCatalogue): Catalogue {
  const shown = audience === 'staff' ? whole : forVisitors(whole);
  const imageTemplates = whole.imageTemplates.map(({ identifier, version }) => ({ identifier, version }));
  return { ...shown, imageTemplates };
}

/** Settings of the shop as an audience may see them. */
export const settingsFor = <Settings extends object>(
  audience: Audience,
  settings: Settings,
): Settings | Omit<Settings, keyof typeof settingsForStaff> =>
  audience === 'staff'
    ? settings
    : (Object.fromEntries(Object.entries(settings).filter(([name]) => !(name in settingsForStaff))) as Omit<
        Settings,
        keyof typeof settingsForStaff
      >);

function forVisitors(whole: WholeCatalogue): Omit<Catalogue, 'imageTemplates'> {
  const categories = whole.categories.filter(isEverShown);
  const menus = shownMenus(whole, new Set(idsOf(categories)));
  const products = shownProducts(whole.products, menus);
  return {
    ...whole,
    config: settingsFor('visitors', whole.config),
    categories,
    menus,
    products,
    donatees: whole.donatees.filter(({ isEnabled }) => isEnabled),
  };
}

/** Those that hold anywhere, without what they never show. */
function shownMenus({ menus, products }: WholeCatalogue, categories: Set<string>): Catalogue['menus'] {
  const shown = new Set(idsOf(products.filter(isEverShown)));
  const entriesOf = ({ catalog }: Catalogue['menus'][number]) =>
    catalog
      .filter(({ category }) => categories.has(category))
      .map((entry) => ({ ...entry, products: entry.products.filter((id) => shown.has(id)) }));
  return menus
    .filter(({ branches }) => branches.length > 0)
    .map((menu) => ({ ...menu, catalog: entriesOf(menu) }));
}

/** What menus show, and what is in bundles of it, also where that is not sold by itself. */
function shownProducts(products: readonly Product[], menus: Catalogue['menus']): Product[] {
  const known = byId(products);
  const shown = new Set(menus.flatMap(({ catalog }) => catalog.flatMap((entry) => entry.products)));
  for (const id of shown) for (const part of known.get(id)?.bundle ?? []) shown.add(part.product);
  return products.filter(({ id }) => shown.has(id));
}

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);
