import { isStyleAddress, type MapSettings, needsToken } from '../../addresses/shop-map.js';
import type { Problem } from '../../kernel/refusal.js';
import { number, optionalText } from '../fields.js';

const map = {
  section: 'Karte',
  sectionHelp:
    'Gilt, wenn „Karte“ unter „Zusätze“ eingeschaltet ist. Ohne Adresse eines Stils zeigt der Shop statt der Karte ein gezeichnetes Bild mit der Adresse; „Route planen“ gibt es immer. Karten anderer Anbieter werden erst geladen, wenn ein Gast zugestimmt hat: Nennen Sie den Anbieter in Ihrer Datenschutzerklärung.',
};

/** The map in the shop, and how it looks at a branch. */
export const mapFields = {
  mapboxStyle: optionalText('Adresse des Kartenstils', {
    ...map,
    max: 500,
    help: 'Ein Stil für MapLibre, zum Beispiel https://tiles.openfreemap.org/styles/liberty, oder ein eigener wie /karte/style.json. Auch Kacheln und Schriften müssen von diesem Server kommen.',
  }),
  mapboxStyleDark: optionalText('Adresse des dunklen Kartenstils', {
    ...map,
    max: 500,
    help: 'Für Geräte mit dunkler Anzeige. Leer: derselbe.',
  }),
  mapboxToken: optionalText('Öffentlicher Schlüssel des Kartendienstes', {
    ...map,
    max: 300,
    help: 'Wird in den Adressen für {token} eingesetzt. Jeder Gast kann ihn lesen: Beschränken Sie ihn beim Anbieter auf Ihre Domain.',
  }),
  mapboxZoom: number('Vergrößerung', {
    ...map,
    min: 0,
    max: 24,
    help: '0 zeigt die Welt, 19 ein Haus.',
  }).default(19),
  mapboxPitch: number('Neigung', {
    ...map,
    min: 0,
    max: 85,
    unit: '°',
    help: '0 blickt von oben.',
  }).default(55),
  mapboxBearing: number('Drehung', {
    ...map,
    min: -180,
    max: 180,
    unit: '°',
    help: 'Welche Himmelsrichtung oben ist; 0 ist Norden.',
  }).default(-85),
};

export function mapProblems(settings: Omit<MapSettings, 'enablePluginMapbox'>): Problem[] {
  const styles = (['mapboxStyle', 'mapboxStyleDark'] as const).filter((field) => settings[field] !== '');
  const isTokenMissing = settings.mapboxToken === '' && styles.some((field) => needsToken(settings[field]));
  return [
    ...styles
      .filter((field) => !isStyleAddress(settings[field]))
      .map((field) => ({
        message: 'Bitte geben Sie eine Adresse an, die mit https:// oder mit / beginnt.',
        field,
      })),
    ...(isTokenMissing
      ? [
          {
            message: 'Bitte geben Sie den Schlüssel an, der für {token} eingesetzt wird.',
            field: 'mapboxToken',
          },
        ]
      : []),
  ];
}
