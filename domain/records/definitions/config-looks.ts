import { accentColorWarning, headColorWarning } from '../../website/colors.js';
import { cornerWords } from '../../website/looks.js';
import { optionalColor } from '../content-fields.js';
import type { Remarks } from '../field-form.js';
import { choiceOrUsual, optionalReference } from '../fields.js';
import { fontFields } from './config-fonts.js';
import { image } from './shop-fields.js';

const looks = { section: 'Aussehen' };

/** A color of the shop with a warning, by the measured contrast, of what would be hard to read. */
const color = (
  name: string,
  label: string,
  help: string,
  warningOf: (color: string | null) => string | null,
) => {
  const warns: Remarks['warns'] = (record) => {
    const chosen = record[name];
    return typeof chosen === 'string' && /^#[0-9A-F]{6}/i.test(chosen) ? warningOf(chosen) : null;
  };
  return optionalColor(label, { ...looks, help, warns });
};

/** How the shop looks, beside its layouts: empty fields leave it as it looks by itself. */
export const lookFields = {
  logo: image('Logo', { ...looks, help: 'Steht im Kopf statt des Namens.' }),
  icon: image('Symbol', { ...looks, help: 'Steht im Browser neben dem Titel; am besten quadratisch.' }),
  shareImage: image('Bild beim Teilen', {
    ...looks,
    help: 'Für Links zu Seiten, die kein eigenes Bild haben.',
  }),
  shareTemplate: optionalReference('imageTemplate', 'Vorlage für das Bild beim Teilen', {
    ...looks,
    help: 'Bilder von Seiten und Filialen werden dafür durch diese Bildvorlage gezeichnet.',
  }),
  headColor: color(
    'headColor',
    'Farbe des Kopfs',
    'Auch für Hervorgehobenes. Leer: Senfgelb.',
    headColorWarning,
  ),
  accentColor: color('accentColor', 'Farbe der Knöpfe und Links', 'Leer: Pflaume.', accentColorWarning),
  corners: choiceOrUsual('Ecken', cornerWords, 'square', {
    ...looks,
    help: 'Von Knöpfen, Feldern und Karten.',
  }),
  ...fontFields,
};
