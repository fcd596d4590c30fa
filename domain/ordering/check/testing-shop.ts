import type { Branch } from '../../resources/branch.schema.js';
import type { Category, Menu } from '../../resources/catalogue.schema.js';
import type { Config } from '../../resources/config.schema.js';
import type { OpeningHoursEntry } from '../../resources/opening-hours.schema.js';
import type { Product } from '../../resources/product.schema.js';
import { orderFormSchema, type OrderForm, type OrderFormInput } from '../order-form.schema.js';
import type { ShopFacts } from './shop-facts.js';

const id = (digit: number): string => `${digit}`.repeat(8) + `-0000-4000-8000-000000000000`;

export const ids = {
  branch: id(1),
  schnitzel: id(2),
  cheese: id(3),
  soup: id(4),
  category: id(5),
  menu: id(6),
};

export const daily = (from: string, to: string): OpeningHoursEntry => ({
  type: 'daily',
  date: null,
  isClosed: false,
  from,
  to,
});

/** An inn in Vienna, open daily from 10:00 to 22:00, that offers everything and asks for a phone number. */
export const branch = (differences: Partial<Branch> = {}): Branch => ({
  id: ids.branch,
  identifier: 'linde',
  name: 'Gasthof Linde',
  description: '',
  street: 'Hauptplatz 1',
  zipCode: '1010',
  city: 'Wien',
  phone: '+4311234567',
  email: 'linde@example.org',
  longitude: null,
  latitude: null,
  keywords: '',
  tags: [],
  images: [],
  logo: null,
  isPublic: true,
  timeZone: null,
  openingHours: [daily('10:00', '22:00')],
  deliveryHours: [daily('17:00', '21:00')],
  isDeliveryHoursEnabled: true,
  orderableFrom: null,
  closedMessage: null,
  division: { id: id(9) },
  deliveryAreas: [
    { area: 'Zentrum', price: 2.9, tax: 20, free: false, freeFromOrderValue: 50, minimumOrderValue: 20 },
  ],
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: false,
  isTableSelectionEnabled: true,
  isAppointmentRequired: false,
  isQuotationRequired: false,
  isCashEnabled: true,
  isATMCardEnabled: true,
  isHydroAGVoucherEnabled: false,
  isMollieEnabled: false,
  isDatatransEnabled: false,
  isTakeawayEmailRequired: false,
  isTakeawayPhoneRequired: true,
  isTakeawayAddressRequired: false,
  isDeliveryEmailRequired: true,
  isDeliveryPhoneRequired: true,
  isDeliveryAddressRequired: true,
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDineInAddressRequired: false,
  ...differences,
});

export const config = (differences: Partial<Config> = {}): Config => ({
  version: '0.1.0',
  title: 'Gasthof Linde',
  shopName: 'Gasthof Linde',
  businessName: 'Linde GmbH',
  description: '',
  website: '',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  defaultDeliveryMethod: 'takeaway',
  disableTickets: false,
  orderButtonLabel: '',
  missedAfterMinutes: 10,
  termsAndConditionsText: '',
  privacyPolicyText: '',
  imprintText: '',
  allergensText: '',
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginCategoryBar: true,
  enableCash: true,
  enableATMCard: true,
  enablePluginATMCard: true,
  enableHydroAGVoucher: false,
  enablePluginHydroAGVoucher: false,
  enableMollie: false,
  enablePluginMollie: false,
  enableDatatrans: false,
  enablePluginDatatrans: false,
  ...differences,
});

const product = (differences: Partial<Product>): Product => ({
  id: ids.schnitzel,
  uid: 'P1',
  name: 'Wiener Schnitzel',
  type: 'configurable',
  description: '',
  allergens: [],
  images: [],
  price: 16.5,
  unit: 'piece',
  alternativeUnits: [],
  minimumQuantity: 1,
  maximumQuantity: 20,
  quantityStepSize: 1,
  defaultQuantity: null,
  defaultUnit: null,
  pricing: 'fixed',
  calculationModel: null,
  isPriceHidden: false,
  isEnabled: true,
  schedule: null,
  isVisibleWhenUnavailable: false,
  isStepByStep: false,
  isLeadTimeEnabled: false,
  leadTimeType: null,
  leadTimeValue: null,
  tax: 10,
  takeawayTax: null,
  dineInTax: null,
  config: { parts: [] },
  bundle: [],
  ...differences,
});

const schnitzel = product({
  config: {
    parts: [
      {
        name: 'Beilage',
        description: null,
        type: 'select',
        optional: false,
        options: [
          { name: 'Erdäpfelsalat', modifier: null, value: null },
          { name: 'Pommes', modifier: 'add', value: 1 },
        ],
      },
      { name: 'Wunsch', description: null, type: 'text', optional: true, options: [] },
    ],
  },
});

const cheese = product({
  id: ids.cheese,
  name: 'Bergkäse',
  type: 'others',
  price: 19.9,
  unit: 'kilogram',
  minimumQuantity: 0.1,
  quantityStepSize: 0.1,
  alternativeUnits: [
    {
      unit: 'gram',
      ratio: null,
      minimumQuantity: 100,
      maximumQuantity: null,
      quantityStepSize: 50,
      calculationModel: null,
    },
  ],
});

const soup = product({
  id: ids.soup,
  name: 'Mittagssuppe',
  type: 'others',
  price: 4.5,
  schedule: [daily('11:00', '14:00')],
});

const category: Category = {
  id: ids.category,
  name: 'Speisen',
  description: '',
  image: null,
  isEnabled: true,
  schedule: null,
  isVisibleWhenUnavailable: false,
};

const menu: Menu = {
  id: ids.menu,
  identifier: 'karte',
  name: 'Karte',
  revision: '3',
  availableFrom: '2026-01-01T00:00:00Z',
  branches: [ids.branch],
  catalog: [{ category: ids.category, products: [ids.schnitzel, ids.cheese, ids.soup] }],
};

/** A time on Monday, 23 November 2026, by the clock in Vienna. */
export const monday = (clock: string): Date => new Date(`2026-11-23T${clock}:00+01:00`);

/** The shop on a Monday at 18:00, when branch and delivery are open and lunch is over. */
export const facts = (differences: Partial<ShopFacts> = {}): ShopFacts => ({
  now: monday('18:00'),
  config: config(),
  branch: branch(),
  menu,
  categories: [category],
  products: [schnitzel, cheese, soup],
  tables: [
    { id: id(7), identifier: '12', branch: { id: ids.branch } },
    { id: id(8), identifier: '99', branch: { id: id(9) } },
  ],
  ...differences,
});

export const twoSchnitzels = { product: ids.schnitzel, amount: 2, unit: 'piece' as const, parts: ['Pommes'] };

/** A complete order of two schnitzels with chips to take away. */
export const form = (differences: Partial<OrderFormInput> = {}): OrderForm =>
  orderFormSchema.parse({
    branch: ids.branch,
    items: [twoSchnitzels],
    firstName: 'Anna',
    lastName: 'Huber',
    phone: '+43 660 1234567',
    legalInstructions: true,
    privacyPolicy: true,
    ...differences,
  });

/** The same, delivered to the centre. */
export const deliveryForm = (differences: Partial<OrderFormInput> = {}): OrderForm =>
  form({
    isDelivery: true,
    deliveryArea: 'Zentrum',
    email: 'anna@example.org',
    street: 'Lindengasse 3',
    zipCode: '1070',
    city: 'Wien',
    ...differences,
  });
