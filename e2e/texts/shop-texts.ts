import type { SpecifiedText } from './specified-text.js';

/** What frames every page, the home page, texts of the website, and what covers all. */
export const shopTexts = {
  'title.home': { text: '{base}', where: 'title of the home page' },
  'title.branch': { text: '{branch} - {base}', where: 'title of a menu' },
  'title.site': { text: '{site} - {base}', where: 'title of a page of the website' },
  'title.checkout': { text: 'Bestellvorgang - {base}', where: 'title of the checkout' },
  'title.status': { text: 'Bestellstatus - {base}', where: 'title of the page of an order' },

  'header.slogan': { text: 'AN MACHER MUAS EASSA!', where: 'second header', isPart: true },
  'header.preorder': { text: 'Jetzt vorbestellen', where: 'second header, away from a menu' },
  'header.products': { text: 'Zu den Produkten', where: 'second header, menu of an open branch' },
  'header.closed': { text: 'Derzeit geschlossen :(', where: 'second header, menu of a closed branch' },

  'strip.one': { text: '{n} Standort geöffnet', where: 'strip of the list, one branch open' },
  'strip.several': { text: '{n} Standorte geöffnet', where: 'strip of the list, several open' },
  'strip.none': { text: 'Alle Standorte geschlossen', where: 'strip of the list, none open' },
  'strip.open': { text: 'Geöffnet bis {time}', where: 'strip of an open branch' },
  'strip.closed': { text: 'Geschlossen', where: 'strip of a closed branch' },

  'footer.order': { text: 'Online Bestellen', where: 'foot of a shop with one branch' },
  'footer.terms': { text: 'AGB', where: 'foot' },
  'footer.privacy': { text: 'Datenschutz', where: 'foot' },
  'footer.imprint': { text: 'Impressum', where: 'foot' },
  'footer.allergens': { text: 'Allergene', where: 'foot' },
  'footer.accessibility': { text: 'Barrierefreiheit', where: 'second foot' },
  'footer.install': { text: 'App installieren', where: 'foot, where the shop can be installed' },

  'cookies.more': { text: 'Mehr erfahren', where: 'question for consent' },
  'cookies.accept': { text: 'Akzeptieren', where: 'question for consent' },

  'list.search': { text: 'PLZ / Ort', where: 'search among branches' },
  'list.count': { text: '{n} von {m} Filialen werden angezeigt.', where: 'above the branches' },
  'list.nothing': { text: 'Leider wurden keine Ergebnisse gefunden.', where: 'search without result' },
  'card.open': { text: 'Offen heute {from} Uhr bis {to} Uhr', where: 'card of a branch', isPart: true },
  'card.pickup': { text: 'Abholung {from} Uhr bis {to} Uhr', where: 'card of an open branch' },
  'card.opens': { text: 'Öffnet {day} um {from} Uhr', where: 'card of a closed branch', isPart: true },
  'card.closed': { text: 'Geschlossen', where: 'card of a branch that opens no more' },

  'home.preorder': { text: 'Jetzt vorbestellen', where: 'home page with its gallery' },
  'home.deliveryHours': { text: 'Lieferzeiten anzeigen', where: 'home page, below opening hours' },
  'home.openingHours': { text: 'Öffnungszeiten anzeigen', where: 'home page, below delivery hours' },

  'site.unknown': { text: '404 Not Found', where: 'unknown address' },
  'site.unknownText': {
    text: 'Leider wurde die angeforderte Seite nicht gefunden.',
    where: 'unknown address',
  },
  'site.broken': { text: '500 Internal Server Error', where: 'page of a type that nobody knows' },
  'site.brokenText': {
    text: 'Leider ist ein interner Fehler aufgetreten.',
    where: 'page of a type that nobody knows',
  },

  'overlay.offline': {
    text: 'Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.',
    where: 'every page without network',
    isPart: true,
  },
  'overlay.loading': { text: 'Daten konnten nicht geladen werden.', where: 'the catalogue does not come' },
  'overlay.screensaver': { text: 'Tippen um zu bestellen', where: 'kiosk that nobody uses' },
} as const satisfies Record<string, SpecifiedText>;
