import { byId } from '../kernel/by-id.js';
import { type HoursEntry, isOpenAt } from '../opening-hours/opening-hours.js';

export interface Scheduled {
  readonly isEnabled: boolean;
  /** Null or empty is always. */
  readonly schedule: readonly HoursEntry[] | null;
}

export interface Listed extends Scheduled {
  readonly id: string;
  readonly isVisibleWhenUnavailable: boolean;
}

export interface MenuOfBranches {
  /** ISO instant. */
  readonly availableFrom: string;
  readonly branches: readonly string[];
}

export interface MenuCatalog {
  readonly catalog: readonly { readonly category: string; readonly products: readonly string[] }[];
}

export interface OfferedProduct<Product> {
  readonly product: Product;
  readonly isAvailable: boolean;
}

export interface OfferedGroup<Category, Product> {
  readonly category: Category;
  readonly isAvailable: boolean;
  readonly products: readonly OfferedProduct<Product>[];
}

/** Whether a product or a category can be ordered now. */
export const isAvailable = ({ isEnabled, schedule }: Scheduled, now: Date, timeZone: string): boolean =>
  isEnabled && (!schedule?.length || isOpenAt(schedule, now, timeZone));

/** The branch's menu with the latest start that is not in the future. */
export function activeMenu<Menu extends MenuOfBranches>(
  menus: readonly Menu[],
  branch: string,
  now: Date,
): Menu | null {
  const started = menus.filter(
    (menu) => menu.branches.includes(branch) && Date.parse(menu.availableFrom) <= now.getTime(),
  );
  return started.reduce<Menu | null>(
    (latest, menu) =>
      latest && Date.parse(latest.availableFrom) >= Date.parse(menu.availableFrom) ? latest : menu,
    null,
  );
}

/** Whether a menu has a product that can be ordered at some time: both it and its category are offered. */
export function isAnythingOffered(
  { catalog }: MenuCatalog,
  categories: readonly Pick<Listed, 'id' | 'isEnabled'>[],
  products: readonly Pick<Listed, 'id' | 'isEnabled'>[],
): boolean {
  const offered = new Set([...categories, ...products].flatMap((one) => (one.isEnabled ? [one.id] : [])));
  return catalog.some((entry) => offered.has(entry.category) && entry.products.some((id) => offered.has(id)));
}

/** Whether anybody may see it at some time. */
export const isEverShown = ({ isEnabled, isVisibleWhenUnavailable }: Listed): boolean =>
  isEnabled || isVisibleWhenUnavailable;

/**
 * What a menu shows now, in its order. What is unavailable is left out unless it is to be seen even then;
 * a product of an unavailable category is unavailable.
 */
export function offeredGroups<Category extends Listed, Product extends Listed>(
  menu: MenuCatalog,
  categories: readonly Category[],
  products: readonly Product[],
  now: Date,
  timeZone: string,
): OfferedGroup<Category, Product>[] {
  const categoriesById = byId(categories);
  const productsById = byId(products);
  return menu.catalog.flatMap((entry) => {
    const category = categoriesById.get(entry.category);
    if (!category) return [];
    const isOpen = isAvailable(category, now, timeZone);
    if (!isOpen && !category.isVisibleWhenUnavailable) return [];
    const offered = entry.products.flatMap((id) => {
      const product = productsById.get(id);
      if (!product) return [];
      const isOffered = isAvailable(product, now, timeZone);
      if (!isOffered && !product.isVisibleWhenUnavailable) return [];
      return [{ product, isAvailable: isOpen && isOffered }];
    });
    return offered.length === 0 ? [] : [{ category, isAvailable: isOpen, products: offered }];
  });
}

/** The products that can be ordered now from a menu. */
export function orderableProducts<Product extends Listed>(
  menu: MenuCatalog,
  categories: readonly Listed[],
  products: readonly Product[],
  now: Date,
  timeZone: string,
): Product[] {
  const offered = offeredGroups(menu, categories, products, now, timeZone)
    .flatMap((group) => group.products)
    .filter((one) => one.isAvailable)
    .map((one) => one.product);
  return [...new Set(offered)];
}

interface Orderable {
  readonly of: readonly unknown[];
  readonly ids: ReadonlySet<string>;
}

const MINUTE = 60_000;
const orderable = new WeakMap<MenuCatalog, Orderable>();

/** The ids of the products that can be ordered now. Schedules turn at full minutes, so each is looked at once in one. */
export function orderableIds(
  menu: MenuCatalog,
  categories: readonly Listed[],
  products: readonly Listed[],
  now: Date,
  timeZone: string,
): ReadonlySet<string> {
  const of = [categories, products, timeZone, Math.floor(now.getTime() / MINUTE)];
  const known = orderable.get(menu);
  if (known?.of.every((part, index) => part === of[index])) return known.ids;
  const ids = new Set(orderableProducts(menu, categories, products, now, timeZone).map(({ id }) => id));
  orderable.set(menu, { of, ids });
  return ids;
}
