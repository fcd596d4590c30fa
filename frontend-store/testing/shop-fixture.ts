import { config as configResource } from '@bestellwerk/domain/records/definitions/config';
import {
  type Branch,
  branch as branchResource,
  type DeliveryArea,
} from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { product as productResource, type Product } from '@bestellwerk/domain/records/definitions/product';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { emptyCart, type BranchCart, type KeptItem } from '../src/shared/cart/cart-slice.js';
import { rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import { emptyDetails, type OrderDetails } from '../src/shared/order-details/details-slice.js';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const area: DeliveryArea = {
  area: 'Innenstadt',
  zipCodes: '',
  price: 3,
  tax: 20,
  free: false,
  freeFromOrderValue: 40,
  minimumOrderValue: 15,
};

export const branch: Branch = branchResource.schemas.entity.parse({
  id: id(1),
  identifier: 'wien',
  name: 'Linde Wien',
  description: 'Das Stammhaus.',
  street: 'Gasse 1',
  zipCode: '1050',
  city: 'Wien',
  phone: '+43 1 234',
  email: 'wien@linde.example',
  keywords: 'Margareten',
  tags: [{ id: id(90), name: 'Gastgarten' }],
  isPublic: true,
  openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }],
  division: { id: id(80) },
  deliveryAreas: [area],
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isCashEnabled: true,
  isDeliveryPhoneRequired: true,
});

const sizes: ProductPart = {
  name: 'Größe',
  description: null,
  type: 'select',
  optional: false,
  options: [
    { name: 'Normal', modifier: null, value: null },
    { name: 'Groß', modifier: 'add', value: 4.5 },
  ],
};
const wish: ProductPart = { name: 'Wunsch', description: null, type: 'text', optional: true, options: [] };

export const schnitzel: Product = productResource.schemas.entity.parse({
  id: id(10),
  uid: 'schnitzel',
  name: 'Schnitzel',
  type: 'configurable',
  description: 'Goldgelb.',
  allergens: ['A', 'C'],
  price: 15.9,
  unit: 'piece',
  minimumQuantity: 1,
  maximumQuantity: 20,
  quantityStepSize: 1,
  pricing: 'fixed',
  isVisibleWhenUnavailable: true,
  tax: 10,
  config: { parts: [sizes, wish] },
});

export const soup: Product = {
  ...schnitzel,
  id: id(11),
  uid: 'suppe',
  name: 'Rindsuppe',
  type: 'others',
  price: 4.9,
  config: { parts: [] },
};

export const catalogue: Catalogue = {
  config: {
    ...configResource.schemas.fields.parse(configResource.example),
    version: '1.0.0',
    businessName: 'Linde GmbH',
    description: 'Wirtshausküche.',
    termsAndConditionsText: '# AGB',
    privacyPolicyText: '# Datenschutz',
    imprintText: '# Impressum',
    enablePluginSearch: true,
    enablePluginTags: true,
    enablePluginCategoryBar: true,
    enablePluginToolbar: true,
  },
  divisions: [{ id: id(80), identifier: 'linde', businessName: 'Linde GmbH' }],
  branches: [branch],
  menus: [
    {
      id: id(70),
      identifier: 'karte',
      name: 'Karte',
      revision: '0',
      availableFrom: '2026-01-01T00:00:00Z',
      branches: [branch.id],
      catalog: [{ category: id(60), products: [schnitzel.id, soup.id] }],
    },
  ],
  categories: [
    {
      id: id(60),
      name: 'Klassiker',
      description: '',
      image: null,
      isEnabled: true,
      schedule: null,
      isVisibleWhenUnavailable: true,
    },
  ],
  products: [schnitzel, soup],
  tags: [{ id: id(90), name: 'Gastgarten', image: null }],
  tables: [],
  sites: [],
  navigations: [],
  blocks: [],
  nodes: [],
  donatees: [],
  imageTemplates: [],
  changesAt: null,
};

export const itemOfSoup = (amount = 1): KeptItem => ({
  product: soup.id,
  amount,
  unit: 'piece',
  parts: [],
  remembered: rememberProduct(soup),
});

export const cartWith = (...items: KeptItem[]): BranchCart => ({ ...emptyCart, items });

/** Details that need nothing more for takeaway. */
export const filledDetails: OrderDetails = {
  ...emptyDetails,
  firstName: 'Anna',
  lastName: 'Huber',
  legalInstructions: true,
  privacyPolicy: true,
};
