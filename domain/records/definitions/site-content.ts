import { collection, group, markdown, optionalColor, richText, tabs } from '../content-fields.js';
import {
  choiceOrUsual,
  choices,
  flag,
  optionalDate,
  optionalNumber,
  optionalReference,
  optionalText,
} from '../fields.js';
import { image, images } from './shop-fields.js';
import { upload, uploads } from './upload-fields.js';

/** Widths of screens on which a part of a page is left out. */
const screens = { phone: 'Telefone', tablet: 'Tablets', desktop: 'Große Bildschirme' } as const;

/** What the pages of the website consist of: text, and below it parts of several types. */
export const siteContent = {
  body: richText('Text'),
  sections: collection('Abschnitte', 'Abschnitt', {
    text: {
      label: 'Text',
      fields: {
        heading: optionalText('Überschrift'),
        body: richText('Text'),
        look: tabs('Aussehen', {
          color: { label: 'Farbe', fields: { background: optionalColor('Hintergrund') } },
          place: { label: 'Wo', fields: { hiddenOn: choices('Nicht zeigen auf', screens) } },
        }),
      },
    },
    markdown: { label: 'Markdown', fields: { text: markdown('Text') } },
    picture: {
      label: 'Bild',
      fields: {
        image: image('Bild'),
        caption: optionalText('Bildtext', { lines: 2, max: 500 }),
        width: choiceOrUsual('Breite', { text: 'Wie der Text', wide: 'Breit' }, 'text'),
      },
    },
    gallery: {
      label: 'Galerie',
      fields: { images: images('Bilder'), columns: optionalNumber('Spalten', { min: 1, max: 6, step: 1 }) },
    },
    downloads: {
      label: 'Dateien',
      fields: {
        heading: optionalText('Überschrift'),
        main: upload('Wichtigste Datei'),
        files: uploads('Weitere Dateien'),
      },
    },
    event: {
      label: 'Termin',
      fields: {
        heading: optionalText('Überschrift'),
        date: optionalDate('Tag'),
        place: group('Ort', { name: optionalText('Name'), address: optionalText('Adresse') }),
        isHighlighted: flag('Hervorheben'),
      },
    },
    product: {
      label: 'Produkt',
      fields: {
        product: optionalReference('product', 'Produkt'),
        words: optionalText('Worte dazu', { max: 300 }),
      },
    },
    tree: {
      label: 'Inhalte im Baum',
      fields: {
        heading: optionalText('Überschrift'),
        node: optionalReference('node', 'Inhalte', { help: 'Gäste sehen, was davon veröffentlicht ist.' }),
        look: choiceOrUsual('Aussehen', { cards: 'Karten nebeneinander', list: 'Untereinander' }, 'cards'),
      },
    },
  }),
};
