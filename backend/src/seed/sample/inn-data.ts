import { readFileSync } from 'node:fs';
import type { Branch, DeliveryArea } from '@bestellwerk/domain/records/definitions/branch';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import type { OpeningHoursEntry } from '@bestellwerk/domain/records/definitions/opening-hours.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { ProductOption, ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import type { Picture } from './picture.js';

/** `inn/menu/<category>.json` */
export interface CategoryData {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** Background of the category's pictures. */
  readonly tint: string;
  readonly icons: Picture['icons'];
  /** Of its products, if nothing else is given there. */
  readonly vat?: Vat;
  /** By `uid`, in the order of the menu. */
  readonly products: Readonly<Record<string, ProductData>>;
}

/** A dish, a drink, or staple food, which has a rate of its own to take along. */
export type Vat = 'dish' | 'drink' | 'staple';

/** What differs between products. */
export interface ProductData extends Partial<
  Omit<Product, 'id' | 'uid' | 'name' | 'description' | 'price' | 'allergens' | 'config'>
> {
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly icons: Picture['icons'];
  /** The allergen letters in one word, as on an Austrian menu: 'ACG'. */
  readonly allergens?: string;
  readonly parts?: readonly PartData[];
  readonly vat?: Vat;
}

export interface PartData {
  readonly name: string;
  readonly description?: string;
  readonly type: ProductPart['type'];
  /** All but a `select`, if nothing else is given. */
  readonly optional?: boolean;
  readonly options?: readonly OptionData[];
}

/** With at most one of the three ways to change the price. */
export interface OptionData extends Partial<Record<Modifier, number>> {
  readonly name: string;
}

type Modifier = NonNullable<ProductOption['modifier']>;

/** `inn/branches.json` */
export interface BranchData extends Omit<Partial<Branch>, 'identifier' | 'name' | 'tags'> {
  readonly identifier: string;
  readonly name: string;
  /** Keys of the tags in `inn/shop.json`. */
  readonly tags: readonly string[];
  readonly picture: Pick<Picture, 'icons' | 'tint'>;
  readonly openingHours: OpeningHoursEntry[];
  readonly deliveryAreas: DeliveryArea[];
}

/** `inn/shop.json` */
export interface ShopData {
  readonly division: { readonly identifier: string; readonly businessName: string };
  readonly tags: Readonly<Record<string, string>>;
  readonly config: Partial<Config>;
}

const textOf = (file: string): string => readFileSync(new URL(`./inn/${file}`, import.meta.url), 'utf8');

export const readJson = <Data>(file: string): Data => JSON.parse(textOf(file)) as Data;

/** A text of a business that does not exist, as Markdown: a real one replaces it by its own. */
export const readMarkdown = (file: string): string => textOf(file).trimEnd();
