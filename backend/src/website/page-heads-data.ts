import { countryOfBranch } from '@bestellwerk/domain/addresses/postal-address';
import { addDays, type CalendarDate, weekdayOf } from '@bestellwerk/domain/calendar/zoned-time';
import { byId } from '@bestellwerk/domain/kernel/by-id';
import { daySlots, type DaySlot, type HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';
import { templateImageUrl } from '@bestellwerk/domain/website/image-templates';
import { unitLabel } from '@bestellwerk/domain/pricing/units';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Menu, WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type {
  HoursOfDay,
  ItemPrice,
  OfferedMenu,
  Place,
  UsualHours,
} from '@bestellwerk/domain/website/structured-data';

const DAY = 24 * 60;
const A_MONDAY: CalendarDate = '2024-01-01';

/** A picture as everybody can show it who shares a link. */
export const sharedImage = (image: ImageReference | null | undefined, publicUrl: string): string | null =>
  image ? publicUrl + imageUrl('medium', asJpeg(image)) : null;

/** The same through the template that the shop has for shared links, if it has one. */
export function templatedImage(
  image: ImageReference | null | undefined,
  { config, imageTemplates }: Pick<WholeCatalogue, 'config' | 'imageTemplates'>,
  publicUrl: string,
): string | null {
  const template = imageTemplates.find(({ id }) => id === config.shareTemplate?.id);
  if (!image || !template) return sharedImage(image, publicUrl);
  return publicUrl + templateImageUrl(template, 'medium', asJpeg(image));
}

const asJpeg = (image: ImageReference): ImageReference => ({ ...image, extension: 'jpg' });

export const branchPath = ({ identifier }: Branch): string => `/store/${identifier}`;

/** `today` is the date at the branch. */
export const placeOf = (branch: Branch, publicUrl: string, today: CalendarDate): Place => ({
  ...branch,
  url: publicUrl + branchPath(branch),
  image: sharedImage(branch.images[0], publicUrl),
  country: countryOfBranch(branch),
  week: weekOf(branch.openingHours),
  days: daysOf(branch.openingHours, today),
});

function weekOf(entries: readonly HoursEntry[]): UsualHours[] {
  const usual = entries.filter(({ type }) => type !== 'once');
  const found = new Map<string, { weekdays: string[]; from: string; to: string }>();
  for (let day = 0; day < 7; day++) {
    const date = addDays(A_MONDAY, day);
    for (const hours of daySlots(usual, date).map(clockTimes)) {
      const key = `${hours.from} ${hours.to}`;
      const known = found.get(key) ?? { ...hours, weekdays: [] };
      known.weekdays.push(capitalized(weekdayOf(date)));
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** Single dates that are not over. */
function daysOf(entries: readonly HoursEntry[], today: CalendarDate): HoursOfDay[] {
  const dates = entries.flatMap(({ type, date }) => (type === 'once' && date && date >= today ? [date] : []));
  return [...new Set(dates)].sort().flatMap((date): HoursOfDay[] => {
    const slots = daySlots(entries, date).map(clockTimes);
    return slots.length === 0 ? [{ date, hours: null }] : slots.map((hours) => ({ date, hours }));
  });
}

/** Midnight at the end of a day is written 23:59, as search engines ask for it. */
const clockTimes = ({ from, to }: DaySlot) => ({
  from: clockTime(from),
  to: to === DAY ? '23:59' : clockTime(to % DAY),
});

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** All that can be ordered from it at some time. */
export function offeredMenu(menu: Menu, { config, categories, products }: WholeCatalogue): OfferedMenu {
  const [categoriesById, productsById] = [byId(categories), byId(products)];
  const sections = menu.catalog.flatMap((entry) => {
    const category = categoriesById.get(entry.category);
    if (!category?.isEnabled) return [];
    const items = entry.products.flatMap((id) => {
      const product = productsById.get(id);
      return product?.isEnabled ? [itemOf(product)] : [];
    });
    return items.length === 0 ? [] : [{ name: category.name, description: category.description, items }];
  });
  return { name: menu.name, currency: config.currency, sections };
}

const itemOf = (product: Product) => ({
  name: product.name,
  description: product.description,
  price: priceOf(product),
});

/** Only a price that holds: none is named where the shop hides it, or says that it is approximate. */
function priceOf({ price, pricing, isPriceHidden, unit }: Product): ItemPrice | null {
  if (isPriceHidden || pricing === 'approximate') return null;
  return {
    amount: price,
    unit: unit === 'piece' ? null : unitLabel(unit),
    isMinimum: pricing === 'minimum',
  };
}
