import type { ShopFacts } from './check-context.js';

/** German messages for problems of an order. */
export const messages = {
  branchUnknown: 'Bitte wählen Sie eine Filiale aus.',
  branchClosed: 'Diese Filiale nimmt derzeit keine Bestellungen an.',
  noPaymentMethods: 'Hier kann zurzeit nicht online bestellt werden: Es gibt keine Zahlungsart.',
  noTakeaway: 'Diese Filiale bietet keine Abholung an. Bitte wählen Sie eine andere Art der Lieferung.',
  noDelivery: 'Diese Filiale bietet keine Lieferung an. Bitte wählen Sie eine andere Art der Lieferung.',
  noDineIn: 'Diese Filiale bietet keinen Konsum vor Ort an. Bitte wählen Sie eine andere Art der Lieferung.',
  deliveryAndDineIn: 'Bitte wählen Sie entweder Lieferung oder Konsum vor Ort.',
  cartEmpty: 'Keine Produkte im Warenkorb!',
  productUnknown: 'Dieses Produkt gibt es nicht mehr. Bitte entfernen Sie es aus dem Warenkorb.',
  productUnavailable: (name: string) =>
    `${name} ist derzeit leider nicht verfügbar. Bitte entfernen Sie das Produkt aus dem Warenkorb.`,
  productSoldOut: (name: string) =>
    `${name} ist heute leider ausverkauft. Bitte entfernen Sie das Produkt aus dem Warenkorb.`,
  preparationDelayed: (minutes: number) =>
    `Die Küche braucht gerade ${minutes} Minuten länger als sonst. Bitte sehen Sie sich die neue Zeit an und schicken Sie Ihre Bestellung noch einmal ab.`,
  orderingPaused: (until: string) =>
    `Wir haben gerade sehr viel zu tun und nehmen erst ab ${until} wieder Bestellungen an.`,
  windowFull: (window: string) =>
    `Für ${window} haben wir leider schon zu viele Bestellungen. Bitte wählen Sie eine andere Zeit.`,
  fullNow: (from: string) =>
    `Im Moment haben wir leider schon zu viele Bestellungen. Bitte wählen Sie eine Zeit ab ${from}.`,
  unitUnknown: (name: string) => `Bitte wählen Sie für ${name} eine andere Einheit.`,
  amountInvalid: (name: string) => `Bitte wählen Sie für ${name} eine gültige Menge.`,
  stepInvalid: (name: string, step: string) => `Bitte überprüfen Sie bei ${name} die Auswahl „${step}“.`,
  uploadUnknown: (name: string, step: string) =>
    `Bitte laden Sie bei ${name} die Datei zu „${step}“ noch einmal hoch.`,
  tooManyUploads: (most: number) => `Bitte laden Sie für eine Bestellung höchstens ${most} Dateien hoch.`,
  partsLeftOver: (name: string) => `Bitte wählen Sie ${name} noch einmal aus.`,
  tableMissing: 'Bitte wählen Sie Ihren Tisch aus.',
  tableUnknown: 'Diesen Tisch gibt es hier nicht. Bitte wählen Sie Ihren Tisch aus.',
  firstNameMissing: 'Bitte geben Sie einen Vornamen an.',
  lastNameMissing: 'Bitte geben Sie einen Nachnamen an.',
  emailMissing: 'Bitte geben Sie eine E-Mail-Adresse an.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  phoneMissing: 'Bitte geben Sie eine Telefonnummer an.',
  phoneInvalid: 'Bitte geben Sie eine gültige Nummer im Format +436601234567 an.',
  companyNameMissing: 'Bitte geben Sie einen Firmennamen an.',
  streetMissing: 'Bitte geben Sie Straße und Hausnummer an.',
  zipCodeMissing: 'Bitte geben Sie eine Postleitzahl an.',
  cityMissing: 'Bitte geben Sie einen Ort an.',
  countryUnknown: 'Bitte wählen Sie eines der Länder aus der Liste aus.',
  textTooLong: (most: number) => `Bitte geben Sie höchstens ${most} Zeichen ein.`,
  zipCodeInvalid: (country: string) =>
    `Bitte geben Sie eine Postleitzahl mit ${country === 'DE' ? 5 : 4} Ziffern an.`,
  zipCodeElsewhere: (place: string, area: string, better: string | null) =>
    better === null
      ? `Nach ${place} liefern wir leider nicht.`
      : `${place} gehört nicht zum Liefergebiet „${area}“. Bitte wählen Sie „${better}“.`,
  zipCodeBelowMinimum: (place: string, area: string, minimum: string, missing: string) =>
    `${place} gehört zum Liefergebiet „${area}“, Mindestbestellwert ${minimum}. Fügen Sie Waren im Wert von mindestens ${missing} hinzu.`,
  deliveryAreaMissing: 'Bitte wählen Sie ein Liefergebiet aus.',
  deliveryAreaUnknown: 'Dieses Liefergebiet gibt es nicht mehr. Bitte wählen Sie ein anderes aus.',
  appointmentMissing: 'Bitte wählen Sie einen Termin aus.',
  appointmentPast: 'Der ausgewählte Termin ist schon vorbei. Bitte wählen Sie einen späteren.',
  appointmentOffGrid: 'Termine gibt es alle fünf Minuten. Bitte wählen Sie einen davon aus.',
  appointmentTooEarly: (date: string, time: string) =>
    `Ihre Bestellung braucht mehr Vorlaufzeit. Der früheste mögliche Termin ist am ${date} um ${time} Uhr.`,
  appointmentTooLate: (days: number) =>
    `Termine gibt es höchstens ${days} Tage im Voraus. Bitte wählen Sie einen früheren.`,
  appointmentImpossible: 'Für Ihren Warenkorb sind leider keine Termine verfügbar.',
  appointmentClosed:
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  donateeNotOffered:
    'Für diese Organisation wird nicht mehr gespendet. Bitte wählen Sie eine andere oder keine aus.',
  donateeMissing: 'Bitte wählen Sie aus, an wen Ihre Spende gehen soll.',
  donationAmountWrong:
    'Bitte geben Sie einen Betrag zwischen 0,10 und 500 ein, mit höchstens zwei Nachkommastellen.',
  paymentMethodMissing: 'Bitte wählen Sie eine Zahlungsart aus.',
  paymentMethodNotOffered: 'Diese Zahlungsart wird hier nicht angeboten. Bitte wählen Sie eine andere aus.',
  termsMissing: 'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu.',
  privacyMissing: 'Bitte stimmen Sie der Datenschutzerklärung zu.',
} as const;

type Texts = {
  readonly [Name in keyof typeof messages]: (typeof messages)[Name] extends string
    ? string
    : (typeof messages)[Name];
};

/** The same for staff who take the order. */
export const staffMessages = {
  ...messages,
  cartEmpty: 'Bitte fügen Sie mindestens ein Produkt hinzu.',
  productUnknown: 'Dieses Produkt gibt es nicht mehr. Bitte entfernen Sie die Position.',
  productUnavailable: (name: string) => `${name} wird nicht mehr verkauft. Bitte entfernen Sie die Position.`,
  productSoldOut: (name: string) =>
    `${name} ist ausverkauft. Bitte entfernen Sie die Position, oder bieten Sie das Produkt unter „Bestellannahme“ wieder an.`,
  orderingPaused: (until: string) => `Die Bestellannahme ist bis ${until} pausiert.`,
  windowFull: (window: string) => `Für ${window} sind schon so viele Bestellungen angenommen wie vorgesehen.`,
  fullNow: (from: string) =>
    `Im Moment sind schon so viele Bestellungen angenommen wie vorgesehen. Platz ist wieder ab ${from}.`,
  partsLeftOver: (name: string) => `Bitte wählen Sie für ${name} noch einmal aus, was dazugehört.`,
  tableMissing: 'Bitte wählen Sie den Tisch aus.',
  tableUnknown: 'Diesen Tisch gibt es hier nicht. Bitte wählen Sie einen anderen aus.',
  lastNameMissing: 'Bitte geben Sie den Nachnamen des Gastes an.',
  phoneMissing: 'Bitte geben Sie für Rückfragen bei der Lieferung eine Telefonnummer an.',
  zipCodeElsewhere: (place: string, area: string, better: string | null) =>
    better === null
      ? `${place} gehört zu keinem Liefergebiet.`
      : `${place} gehört nicht zum Liefergebiet „${area}“, sondern zu „${better}“.`,
  zipCodeBelowMinimum: (place: string, area: string, minimum: string, missing: string) =>
    `${place} gehört zum Liefergebiet „${area}“, Mindestbestellwert ${minimum}. Es fehlen ${missing}.`,
  belowMinimum: (minimum: string, missing: string) =>
    `Der Mindestbestellwert von ${minimum} ist noch nicht erreicht, es fehlen ${missing}.`,
  noMenu: 'Diese Filiale hat noch keinen Produktkatalog, aus dem bestellt werden kann.',
  closedNow: 'Die Filiale hat gerade geschlossen. Bitte geben Sie eine Zeit an.',
  appointmentPast: 'Diese Zeit ist schon vorbei. Bitte geben Sie eine spätere an.',
  appointmentTooEarly: (date: string, time: string) =>
    `Für diese Bestellung ist mehr Vorlaufzeit vorgesehen: frühestens am ${date} um ${time} Uhr.`,
  appointmentImpossible: 'Für diese Bestellung gibt es keine Zeiten innerhalb der Öffnungszeiten.',
  appointmentClosed: 'Zu dieser Zeit ist geschlossen.',
} as const;

/** The texts for the person who fills in the form. */
export const textsOf = ({ entry }: Pick<ShopFacts, 'entry'>): Texts => (entry ? staffMessages : messages);
