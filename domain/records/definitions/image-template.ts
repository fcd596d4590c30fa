import { z } from 'zod';
import type { Problem } from '../../kernel/refusal.js';
import { fonts } from '../../website/fonts.js';
import { templateNameProblem, templatePlaceholders } from '../../website/image-templates.js';
import { collection, optionalColor } from '../content-fields.js';
import { choiceOrUsual, flag, number, optionalNumber, optionalText, text } from '../fields.js';
import { type FieldForm, formOf, shownAs } from '../field-form.js';
import { resource } from '../resource.js';
import { image } from './shop-fields.js';

/** A number that a new layer begins with. */
const usually = (
  label: string,
  value: number,
  limits: { min: number; max: number; unit: string; help?: string },
) => {
  const schema = number(label, { ...limits, step: 0.1 });
  return shownAs(schema.default(value), formOf(schema) as FieldForm);
};
const place = (label: string, value: number, min: number) =>
  usually(label, value, { min, max: 300, unit: '%' });

/** What every layer has. Places and sizes are percentages of the drawing: layers fit every size it is served in. */
const frame = {
  name: optionalText('Name', { max: 60, help: 'Nur hier, um die Ebene wiederzufinden.' }),
  x: place('Von links', 0, -200),
  y: place('Von oben', 0, -200),
  width: place('Breite', 100, 0.1),
  height: place('Höhe', 100, 0.1),
  rotation: usually('Drehung', 0, { min: -180, max: 180, unit: '°' }),
  opacity: usually('Deckkraft', 100, { min: 0, max: 100, unit: '%' }),
  isHidden: flag('Ausgeblendet'),
};
/** In percent of the drawing's width, as lines and letters are the same in both directions. */
const ofWidth = (label: string, value: number, max: number) =>
  usually(label, value, { min: 0, max, unit: '%' });

const fontWords = Object.fromEntries(fonts.map(({ id, family }) => [id, family]));
const placeholders = Object.entries(templatePlaceholders)
  .map(([name, words]) => `{${name}}: ${words}`)
  .join('; ');

const layers = collection('Ebenen', 'Ebene', {
  image: {
    label: 'Bild',
    fields: {
      ...frame,
      image: image('Bild', { help: 'Leer: das Bild, für das die Vorlage verwendet wird.' }),
      fit: choiceOrUsual('Einpassen', { cover: 'Fläche füllen', contain: 'Ganz zeigen' }, 'cover'),
      radius: ofWidth('Runde Ecken', 0, 50),
    },
  },
  text: {
    label: 'Text',
    fields: {
      ...frame,
      text: optionalText('Text', { lines: 3, max: 300, help: placeholders }),
      font: choiceOrUsual('Schrift', { shop: 'Wie Überschriften im Shop', ...fontWords }, 'shop'),
      isBold: flag('Fett', { usually: true }),
      size: usually('Größe', 6, {
        min: 0.5,
        max: 50,
        unit: '%',
        help: 'In Prozent der Breite der Zeichnung. Ein Text, der nicht in seine Fläche passt, wird kleiner geschrieben.',
      }),
      color: optionalColor('Farbe', { help: 'Leer: dunkel wie die Schrift im Shop.' }),
      align: choiceOrUsual('Ausrichtung', { left: 'Links', center: 'Mitte', right: 'Rechts' }, 'left'),
      vertical: choiceOrUsual('In der Höhe', { top: 'Oben', middle: 'Mitte', bottom: 'Unten' }, 'top'),
    },
  },
  shape: {
    label: 'Form',
    fields: {
      ...frame,
      shape: choiceOrUsual('Form', { rectangle: 'Rechteck', ellipse: 'Ellipse' }, 'rectangle'),
      fill: optionalColor('Füllung'),
      line: optionalColor('Linie'),
      lineWidth: ofWidth('Strichstärke', 0.5, 20),
      radius: ofWidth('Runde Ecken', 0, 50),
    },
  },
  logo: { label: 'Logo', fields: { ...frame } },
});

/** Each of them is read and scaled for a drawing. */
const MOST_PICTURES = 20;

export const pictureProblems = (layers: readonly { readonly type: string }[]): Problem[] =>
  layers.filter(({ type }) => type === 'image').length > MOST_PICTURES
    ? [{ message: `Eine Vorlage hat höchstens ${MOST_PICTURES} Bilder.`, field: 'layers' }]
    : [];

const layersForm = formOf(layers) as FieldForm;

/** How pictures are drawn at /image/{identifier}/…: a picture itself, and texts, shapes and the logo of the shop around it. */
export const imageTemplate = resource({
  name: 'imageTemplate',
  path: 'image-templates',
  words: { one: 'Bildvorlage', many: 'Bildvorlagen' },
  fields: {
    name: text('Name'),
    identifier: text('Kennung', {
      max: 60,
      help: 'Steht in Adressen: /image/{Kennung}/… Kleinbuchstaben, Ziffern und Bindestriche.',
    }),
    width: number('Breite', { min: 16, max: 4_000, step: 1, unit: 'Pixel' }),
    height: optionalNumber('Höhe', {
      ...{ min: 16, max: 4_000, step: 1, unit: 'Pixel' },
      help: 'Leer: so hoch, wie das Bild ist.',
    }),
    background: optionalColor('Hintergrund', { help: 'Leer: durchsichtig; als JPEG weiß.' }),
    layers: shownAs(layers, {
      ...layersForm,
      ...{ section: 'Ebenen', help: 'Die letzte liegt obenauf.' },
      control: { ...layersForm.control, editor: 'image-template-layers' } as FieldForm['control'],
    }),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'identifier'],
  columns: ['name', 'identifier', 'width', 'height'],
  sort: 'name',
  access: { read: 'staff.read', change: 'content.change' },
  problems({ identifier, layers }) {
    const problem = templateNameProblem(identifier);
    return [...(problem ? [problem] : []), ...pictureProblems(layers)];
  },
  begins: { width: 1_200, height: 630, layers: [] },
  example: {
    name: 'Beim Teilen',
    identifier: 'share',
    width: 1_200,
    height: 630,
    background: '#FCF6EA',
    layers: layers.parse([
      { type: 'image', name: 'Foto', x: 0, y: 0, width: 100, height: 70 },
      { type: 'text', name: 'Titel', x: 5, y: 74, width: 70, height: 20, text: '{bild} bei {shop}', size: 5 },
      { type: 'logo', name: 'Logo', x: 80, y: 75, width: 15, height: 20 },
    ]),
  },
});
export type ImageTemplate = z.infer<typeof imageTemplate.schemas.entity>;
export type TemplateLayer = ImageTemplate['layers'][number];
