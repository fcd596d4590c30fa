import { z } from 'zod';
import { shownAs } from '../field-form.js';
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
} from '../fields.js';
import { refersTo } from '../reference-fields.js';
import type { Fields } from '../record-state.js';
import { resource } from '../resource.js';
import {
  alternativeUnitSchema,
  conversion,
  optionalUnit,
  priceModelWords,
  quantityLimits,
  unit,
} from './unit-fields.js';
import { productPartSchema } from './product-part.js';
import { productProblems } from './product-problems.js';
import { images, schedule } from './shop-fields.js';

const price = { section: 'Preis und Steuer' };
const amount = { section: 'Menge und Einheit' };
const times = { section: 'Verfügbarkeit' };
const choosing = {
  section: 'Auswahl',
  appliesTo: ({ type, config }: Fields) =>
    type !== 'others' || ((config as { parts?: [] } | null)?.parts ?? []).length > 0,
};
const leadTime = { ...times, appliesTo: ({ isLeadTimeEnabled }: Fields) => isLeadTimeEnabled === true };

/** By the letters that Austrian menus use. */
export const allergenWords = {
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
    isEnabled: flag('Wird angeboten', { usually: true, help: 'Aus: niemand kann es bestellen.' }),
    type: choice(
      'Art',
      { configurable: 'Mit Auswahl', bundle: 'Paket', others: 'Ohne Auswahl' },
      {
        help: 'Mit Auswahl: Kunden werden beim Bestellen etwas gefragt, etwa nach der Beilage.',
      },
    ),
    description: optionalText('Beschreibung', { lines: 3, max: 4_000 }),
    images: images('Bilder'),
    allergens: choices('Allergene', allergenWords),
    price: money('Bruttopreis', { ...price, help: 'Für eine Einheit, mit Mehrwertsteuer.' }),
    pricing: choice('Preisangabe', priceModelWords, {
      ...price,
      help: '„ca.“ und „ab“ stehen im Shop vor dem Preis.',
    }),
    isPriceHidden: flag('Preis nicht zeigen', { ...price, help: 'Er zählt trotzdem.' }),
    tax: percent('Mehrwertsteuer bei Lieferung', price),
    takeawayTax: optionalPercent('Mehrwertsteuer bei Abholung', {
      ...price,
      help: 'Leer: wie bei Lieferung.',
    }),
    dineInTax: optionalPercent('Mehrwertsteuer vor Ort', { ...price, help: 'Leer: wie bei Lieferung.' }),
    unit: unit('Einheit', { ...amount, help: 'Für sie gilt der Preis.' }),
    calculationModel: conversion(amount),
    ...quantityLimits(amount),
    defaultQuantity: optionalNumber('Übliche Menge', {
      ...amount,
      min: 0,
      help: 'Was zuerst dasteht. Leer: die Mindestmenge.',
    }),
    defaultUnit: optionalUnit('Übliche Einheit', { ...amount, none: 'Die Einheit des Preises' }),
    alternativeUnits: rows('Weitere Einheiten', 'Einheit', alternativeUnitSchema, {
      ...amount,
      help: 'Worin Kunden das Produkt auch bestellen können.',
    }),
    config: shownAs(
      z
        .object({ parts: rows('Auswahlen', 'Auswahl', productPartSchema, { section: 'Auswahl' }) })
        .default({ parts: [] }),
      { label: 'Auswahl', ...choosing, control: { kind: 'own', editor: 'product-parts' } },
    ),
    isStepByStep: flag('Schritt für Schritt fragen', {
      ...choosing,
      help: 'Ein Schritt nach dem anderen, statt alle auf einmal.',
    }),
    bundle: rows('Inhalt des Pakets', 'Produkt', bundledSchema, {
      section: 'Auswahl',
      appliesTo: ({ type }) => type === 'bundle',
    }),
    schedule: schedule('Zeiten', { ...times, help: 'Ohne Eintrag immer.' }),
    isVisibleWhenUnavailable: flag('Auch außerhalb der Zeiten zeigen', times),
    isLeadTimeEnabled: flag('Braucht Vorlauf', {
      ...times,
      help: 'Kunden müssen so lange vorher bestellen.',
    }),
    leadTimeValue: optionalNumber('Vorlauf', { ...leadTime, min: 0, max: 10_000 }),
    leadTimeType: shownAs(z.enum(['minutes', 'hours', 'days', 'weeks']).nullable().default(null), {
      label: 'Vorlauf in',
      ...leadTime,
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
  begins: { type: 'others', pricing: 'fixed', unit: 'piece', minimumQuantity: 1, quantityStepSize: 1 },
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
