import { z } from 'zod';
import { priceModelSchema } from '../kernel/price-model.js';
import { shownAs } from '../managed/field-form.js';
import {
  choice,
  choices,
  flag,
  money,
  number,
  optionalNumber,
  optionalPercent,
  optionalText,
  percent,
  rows,
  text,
} from '../managed/fields.js';
import { refersTo } from '../managed/reference-fields.js';
import { resource } from '../managed/resource.js';
import { alternativeUnitSchema } from './alternative-unit.js';
import { productPartSchema } from './product-part.js';
import { productProblems } from './product-problems.js';
import { quantityLimits } from './quantity-limits.js';
import { images, schedule } from './shop-fields.js';
import { optionalUnit, priceModelWords, unit } from './unit-fields.js';

const price = { section: 'Preis und Steuer' };
const amount = { section: 'Menge und Einheit' };
const times = { section: 'Verfügbarkeit' };

const allergenWords = {
  A: 'A Gluten',
  B: 'B Krebstiere',
  C: 'C Ei',
  D: 'D Fisch',
  E: 'E Erdnuss',
  F: 'F Soja',
  G: 'G Milch',
  H: 'H Schalenfrüchte',
  L: 'L Sellerie',
  M: 'M Senf',
  N: 'N Sesam',
  O: 'O Sulfite',
  P: 'P Lupinen',
  R: 'R Weichtiere',
} as const;

const bundledSchema = z.object({
  product: shownAs(refersTo('product', z.uuid()), {
    label: 'Produkt',
    control: { kind: 'reference', resource: 'product' },
  }),
  amount: number('Menge', { min: 0 }),
  unit: unit('Einheit'),
});

/** What is on sale. `price` is gross, for one `unit`. */
export const product = resource({
  name: 'product',
  path: 'products',
  words: { one: 'Produkt', many: 'Produkte' },
  fields: {
    uid: text('Artikelnummer', { max: 60, help: 'Eindeutig; steht in Auswertungen.' }),
    name: text('Name'),
    type: choice('Art', { configurable: 'Mit Auswahl', bundle: 'Paket', others: 'Ohne Auswahl' }),
    description: optionalText('Beschreibung', { lines: 3, max: 4_000 }),
    images: images('Bilder'),
    allergens: choices('Allergene', allergenWords),
    price: money('Bruttopreis', price),
    pricing: choice('Preisangabe', priceModelWords, price),
    isPriceHidden: flag('Preis nicht zeigen', { ...price, help: 'Er zählt trotzdem.' }),
    tax: percent('Mehrwertsteuer bei Lieferung', price),
    takeawayTax: optionalPercent('Mehrwertsteuer bei Abholung', {
      ...price,
      help: 'Leer: wie bei Lieferung.',
    }),
    dineInTax: optionalPercent('Mehrwertsteuer vor Ort', { ...price, help: 'Leer: wie bei Lieferung.' }),
    unit: unit('Einheit', amount),
    calculationModel: shownAs(priceModelSchema.nullable().default(null), {
      label: 'Umrechnung',
      ...amount,
      control: { kind: 'choice', words: { ...priceModelWords, fixed: 'Exakt' } },
    }),
    ...quantityLimits(amount),
    defaultQuantity: optionalNumber('Übliche Menge', { ...amount, min: 0 }),
    defaultUnit: optionalUnit('Übliche Einheit', amount),
    alternativeUnits: rows('Weitere Einheiten', 'Einheit', alternativeUnitSchema, amount),
    config: shownAs(
      z
        .object({ parts: rows('Auswahlen', 'Auswahl', productPartSchema, { section: 'Auswahl' }) })
        .default({ parts: [] }),
      { label: 'Auswahl', section: 'Auswahl', control: { kind: 'own', editor: 'product-parts' } },
    ),
    isStepByStep: flag('Schritt für Schritt fragen', { section: 'Auswahl' }),
    bundle: rows('Inhalt des Pakets', 'Produkt', bundledSchema, { section: 'Auswahl' }),
    isEnabled: flag('Wird angeboten', { ...times, usually: true }),
    schedule: schedule('Zeiten', { ...times, help: 'Ohne Eintrag immer.' }),
    isVisibleWhenUnavailable: flag('Auch außerhalb der Zeiten zeigen', times),
    isLeadTimeEnabled: flag('Braucht Vorlauf', times),
    leadTimeValue: optionalNumber('Vorlauf', { ...times, min: 0, max: 10_000 }),
    leadTimeType: shownAs(z.enum(['minutes', 'hours', 'days', 'weeks']).nullable().default(null), {
      label: 'Vorlauf in',
      ...times,
      control: {
        kind: 'choice',
        words: { minutes: 'Minuten', hours: 'Stunden', days: 'Tagen', weeks: 'Wochen' },
      },
    }),
  },
  title: ['name'],
  unique: [['uid']],
  search: ['name', 'uid', 'description'],
  columns: ['name', 'uid', 'price', 'unit', 'tax', 'isEnabled'],
  sort: 'name',
  access: { read: 'everybody', change: 'catalogue.change' },
  problems: productProblems,
  example: {
    uid: 'bohnensuppe',
    name: 'Bohnensuppe',
    type: 'others',
    price: 6.9,
    pricing: 'fixed',
    tax: 10,
    unit: 'piece',
  },
});
export type Product = z.infer<typeof product.schemas.entity>;
