import type { SpecifiedText } from './specified-text.js';

/** The menu with its notices, the cart, and the dialog of a product. */
export const menuTexts = {
  'closed.menu': { text: 'Derzeit haben wir leider geschlossen.', where: 'menu, closed', isPart: true },
  'closed.today': { text: 'Wir öffnen wieder um {from} Uhr.', where: 'menu, opens today', isPart: true },
  'closed.day': {
    text: 'Wir öffnen wieder am {day} um {from} Uhr.',
    where: 'menu, opens another day',
    isPart: true,
  },
  'closed.delivery': {
    text: 'Derzeit ist leider keine Lieferung möglich.',
    where: 'menu, open without delivery',
    isPart: true,
  },
  'closed.deliversToday': {
    text: 'Wir liefern wieder ab {from} Uhr.',
    where: 'menu, delivers later today',
    isPart: true,
  },
  'closed.deliversDay': {
    text: 'Wir liefern wieder am {day} ab {from} Uhr.',
    where: 'menu, delivers another day',
    isPart: true,
  },
  'closed.meanwhile': {
    text: 'In der Zwischenzeit bieten wir Takeaway oder Konsum vor Ort an.',
    where: 'menu, open without delivery',
    isPart: true,
  },
  'closed.preorder': {
    text: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
    where: 'menu, closed, with pre-orders',
    isPart: true,
  },
  'closed.later': {
    text: 'Wir bearbeiten diese sobald wir wieder geöffnet haben.',
    where: 'menu, closed, with pre-orders',
    isPart: true,
  },

  'cart.none': { text: 'Keine Produkte im Warenkorb', where: 'empty cart' },
  'cart.one': { text: '1 Produkt im Warenkorb', where: 'cart with one product', isPart: true },
  'cart.several': { text: '{n} Produkte im Warenkorb', where: 'cart with several products', isPart: true },
  'cart.hide': { text: 'Warenkorb ausblenden', where: 'open cart on a phone' },
  'cart.mode': { text: 'Art der Lieferung', where: 'cart' },
  'cart.area': { text: 'Liefergebiet', where: 'cart of a delivery' },
  'cart.costs': { text: 'Kosten', where: 'cart' },
  'cart.fee': { text: 'Lieferkosten', where: 'cart of a delivery' },
  'cart.noFee': { text: 'Kostenlos', where: 'cart of a delivery that costs nothing' },
  'cart.total': { text: 'Gesamt', where: 'cart' },
  'cart.order': { text: 'Jetzt bestellen', where: 'cart' },
  'cart.edit': { text: 'Bearbeiten', where: 'line of the cart', isPart: true },
  'cart.remove': { text: 'Entfernen', where: 'line of the cart', isPart: true },
  'cart.added': { text: 'Produkt zum Warenkorb hinzugefügt.', where: 'notice after adding' },
  'cart.minimum': {
    text: 'Sie haben den Mindestbestellwert in Höhe von {amount} leider noch nicht erreicht.',
    where: 'cart of a delivery below the minimum',
  },
  'cart.missing': {
    text: 'Fügen Sie Waren im Wert von mindestens {difference} hinzu oder wählen Sie eine andere Art der Lieferung.',
    where: 'cart of a delivery below the minimum',
  },
  'cart.free': { text: 'Kostenlose Lieferung ab {amount}.', where: 'cart of a delivery' },

  'product.next': { text: 'Zum nächsten Schritt', where: 'product in steps', isPart: true },
  'product.save': { text: 'Zum Warenkorb hinzufügen', where: 'last step of a product', isPart: true },
  'product.upload': {
    text: 'Die ausgewählte Datei "{file}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    where: 'upload that is refused',
  },
  'price.from': { text: 'ab {price}', where: 'price of the menu that is a minimum', isPart: true },
  'price.about': { text: 'ca. {price}', where: 'price that is approximate', isPart: true },
  'price.fixed': { text: 'Fix', where: 'how binding a price is, in the form of a product' },
  'price.exact': { text: 'Exakt', where: 'how binding a conversion is, in the form of a product' },
} as const satisfies Record<string, SpecifiedText>;
