import { timeZoneOf as timeZoneOfBranch } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type {
  Catalogue,
  ImageTemplateVersion,
} from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Category } from '@bestellwerk/domain/records/definitions/category';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { branchAtKiosk, productAtKiosk } from '@bestellwerk/domain/ordering/checkout/self-service';
import { useContext } from 'react';
import { api } from '../api.js';
import { useAtKiosk } from '../self-service/self-service.js';
import { DraftedShop } from './drafted-shop.js';

/** The catalogue with its records at hand by id. */
export interface Shop extends Catalogue {
  branchOf(idOrIdentifier: string): Branch | undefined;
  productById: ReadonlyMap<string, Product>;
  categoryById: ReadonlyMap<string, Category>;
  /** By identifier: a template may have been removed, or is not there in an old installation. */
  imageTemplateOf(identifier: string): ImageTemplateVersion | undefined;
}

const shops = new WeakMap<Catalogue, Shop>();

export function shopOf(catalogue: Catalogue): Shop {
  const known = shops.get(catalogue);
  if (known) return known;
  const branches = new Map(
    catalogue.branches.flatMap((branch) => [
      [branch.id, branch] as const,
      [branch.identifier, branch] as const,
    ]),
  );
  const shop: Shop = {
    ...catalogue,
    branchOf: (idOrIdentifier) => branches.get(idOrIdentifier),
    productById: new Map(catalogue.products.map((product) => [product.id, product])),
    categoryById: new Map(catalogue.categories.map((category) => [category.id, category])),
    imageTemplateOf: (identifier) =>
      catalogue.imageTemplates.find((template) => template.identifier === identifier),
  };
  shops.set(catalogue, shop);
  return shop;
}

/** The shop's data. Only below the shell, which waits until they are there. */
export function useShop(): Shop {
  const { data } = api.endpoints.catalogue.useQueryState();
  const drafted = useContext(DraftedShop);
  if (!data) throw new Error('The catalogue is read before it was loaded.');
  return useShopOf()(drafted?.catalogue ?? data);
}

/** What makes a shop of a catalogue, as this page offers it: at a kiosk less is offered. */
export const useShopOf = (): ((catalogue: Catalogue) => Shop) => (useAtKiosk() ? shopAtKiosk : shopOf);

const catalogues = new WeakMap<Catalogue, Catalogue>();

function shopAtKiosk(catalogue: Catalogue): Shop {
  const offered = catalogues.get(catalogue) ?? {
    ...catalogue,
    branches: catalogue.branches.map(branchAtKiosk),
    products: catalogue.products.map(productAtKiosk),
  };
  catalogues.set(catalogue, offered);
  return shopOf(offered);
}

/** IANA time zone of a branch. */
export const timeZoneOf = ({ config }: Catalogue, branch: Branch): string =>
  timeZoneOfBranch({ branch, config });
