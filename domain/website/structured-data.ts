/** What is said about a shop as JSON-LD by the words of schema.org: only what the catalogue has. */

export interface Place {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** Absolute address. */
  readonly image: string | null;
  readonly phone: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly week: readonly UsualHours[];
  readonly days: readonly HoursOfDay[];
}

interface Hours {
  /** 'HH:mm' of the place's clock; an end before the beginning is on the next day. */
  readonly from: string;
  readonly to: string;
}
export interface UsualHours extends Hours {
  /** As schema.org names them: 'Monday'. */
  readonly weekdays: readonly string[];
}
/** Of a single date, instead of the usual ones. */
export interface HoursOfDay {
  readonly date: string;
  /** Null is closed all day. */
  readonly hours: Hours | null;
}

export interface OfferedMenu {
  readonly name: string;
  readonly currency: string;
  readonly sections: readonly MenuSection[];
}
export interface MenuSection {
  readonly name: string;
  readonly description: string;
  readonly items: readonly MenuItem[];
}
export interface MenuItem {
  readonly name: string;
  readonly description: string;
  readonly price: ItemPrice | null;
}
export interface ItemPrice {
  readonly amount: number;
  /** Of what it is the price, as 'kg'; null is one piece. */
  readonly unit: string | null;
  /** Whether it may be more. */
  readonly isMinimum: boolean;
}

export interface Business {
  readonly url: string;
  readonly name: string;
  readonly businessName: string;
  /** Of the business, if it has one beside the shop. */
  readonly website: string;
}

type Node = Readonly<Record<string, unknown>>;

export const graphOf = (...nodes: readonly Node[]): Node => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** A place where guests eat; its menu is at its address. */
export function restaurantOf(place: Place): Node {
  const { street, zipCode, city, country, latitude, longitude, week, days } = place;
  return node('Restaurant', {
    '@id': `${place.url}#restaurant`,
    name: place.name,
    description: place.description,
    url: place.url,
    image: place.image,
    telephone: place.phone,
    address:
      street || city
        ? node('PostalAddress', {
            streetAddress: street,
            postalCode: zipCode,
            addressLocality: city,
            addressCountry: country,
          })
        : null,
    geo: latitude !== null && longitude !== null ? node('GeoCoordinates', { latitude, longitude }) : null,
    openingHoursSpecification: week.map(({ weekdays, from, to }) =>
      node('OpeningHoursSpecification', { dayOfWeek: weekdays, opens: from, closes: to }),
    ),
    specialOpeningHoursSpecification: days.map(specialHours),
    hasMenu: { '@id': menuId(place.url) },
  });
}

/** By convention a day that is closed opens and closes at midnight. */
const specialHours = ({ date, hours }: HoursOfDay): Node =>
  node('OpeningHoursSpecification', {
    validFrom: date,
    validThrough: date,
    opens: hours?.from ?? '00:00',
    closes: hours?.to ?? '00:00',
  });

/** What the place at `url` offers. */
export const menuOf = (url: string, { name, currency, sections }: OfferedMenu): Node =>
  node('Menu', {
    '@id': menuId(url),
    name,
    url,
    hasMenuSection: sections.map((section) =>
      node('MenuSection', {
        name: section.name,
        description: section.description,
        hasMenuItem: section.items.map((item) =>
          node('MenuItem', {
            name: item.name,
            description: item.description,
            offers: item.price ? offerOf(item.price, currency) : null,
          }),
        ),
      }),
    ),
  });

const menuId = (url: string): string => `${url}#menu`;

function offerOf({ amount, unit, isMinimum }: ItemPrice, priceCurrency: string): Node {
  const price = amount.toFixed(2);
  if (unit === null && !isMinimum) return node('Offer', { price, priceCurrency });
  return node('Offer', {
    priceSpecification: node('UnitPriceSpecification', {
      ...(isMinimum ? { minPrice: price } : { price }),
      priceCurrency,
      unitText: unit,
    }),
  });
}

/** A shop with several places. */
export function shopOf({ url, name, businessName, website }: Business): readonly Node[] {
  const organization = `${url}#organization`;
  return [
    node('WebSite', { '@id': `${url}#website`, url, name, publisher: { '@id': organization } }),
    node('Organization', {
      '@id': organization,
      name: businessName || name,
      url,
      sameAs: /^https?:\/\//.test(website) ? website : null,
    }),
  ];
}

/** Without what is not known. */
const node = (type: string, facts: Node): Node => ({
  '@type': type,
  ...Object.fromEntries(
    Object.entries(facts).filter(
      ([, fact]) => fact !== null && fact !== '' && !(Array.isArray(fact) && fact.length === 0),
    ),
  ),
});
