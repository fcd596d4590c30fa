import { allergenWords } from '@bestellwerk/domain/records/definitions/product';

/** Drafts of text pages, to be completed at what stands in square brackets. No legal advice: each says so itself. */

const before = (subject: string): string =>
  `<p><em>Entwurf: Bitte ergänzen Sie alles in [eckigen Klammern], lassen Sie ${subject} prüfen und löschen Sie diesen Absatz.</em></p>`;

const section = (title: string, ...paragraphs: string[]): string =>
  `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;

export const terms = [
  before('die Bedingungen'),
  section('Geltung', 'Diese Bedingungen gelten für Bestellungen über diese Website bei [Firma].'),
  section(
    'Bestellung und Vertrag',
    'Ihre Bestellung ist ein Angebot. Der Vertrag kommt zustande, sobald wir die Bestellung bestätigen. Den Stand sehen Sie jederzeit auf der Seite Ihrer Bestellung.',
  ),
  section(
    'Preise und Zahlung',
    'Alle Preise sind Endpreise in Euro samt Umsatzsteuer. Liefergebühren und Mindestbestellwerte stehen vor dem Absenden im Warenkorb. Sie zahlen mit den angezeigten Zahlungsarten.',
  ),
  section(
    'Abholung und Lieferung',
    'Die angegebenen Zeiten sind voraussichtliche Zeiten. Wir melden uns, wenn es später wird.',
  ),
  section(
    'Rücktritt',
    'Bei Speisen und Getränken, die nach Ihren Wünschen zubereitet werden oder schnell verderben, besteht kein Rücktrittsrecht. [Bitte prüfen.]',
  ),
  section(
    'Gewährleistung und Beschwerden',
    'Es gilt die gesetzliche Gewährleistung. Schreiben Sie uns an [E-Mail-Adresse].',
  ),
].join('');

export const privacy = [
  before('die Erklärung'),
  section('Wer verantwortlich ist', '[Firma, Anschrift, E-Mail-Adresse]'),
  section(
    'Ihre Bestellung',
    'Wir verarbeiten, was Sie bei der Bestellung angeben (Name, Telefonnummer, Adresse, Bestellung), um sie auszuführen. Rechtsgrundlage ist der Vertrag. Belege bewahren wir so lange auf, wie das Gesetz es verlangt; danach werden die Angaben zu Ihrer Person gelöscht.',
  ),
  section(
    'Zahlung',
    'Zahlen Sie online, erhält der Zahlungsdienst [Name] die dafür nötigen Angaben. Zahlungsdaten wie Kartennummern sehen wir nicht.',
  ),
  section(
    'Besuche dieser Website',
    'Nur wenn Sie zustimmen, zählen wir Besuche, ohne Namen, ohne IP-Adresse und ohne Dritte. Sie können die Zustimmung jederzeit zurücknehmen.',
  ),
  section(
    'Ihre Rechte',
    'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen und der Verarbeitung widersprechen. Beschwerden nimmt die Datenschutzbehörde entgegen.',
  ),
].join('');

export const imprint = [
  before('das Impressum'),
  section(
    'Medieninhaber und Diensteanbieter',
    '[Firma]<br>[Straße und Hausnummer]<br>[Postleitzahl und Ort]',
    'Telefon: [Telefonnummer]<br>E-Mail: [E-Mail-Adresse]',
  ),
  section(
    'Unternehmen',
    'Firmenbuchnummer: [Nummer, Firmenbuchgericht]<br>UID-Nummer: [ATU00000000]<br>Gewerbe: [Bezeichnung]<br>Gewerbebehörde: [Bezirkshauptmannschaft oder Magistrat]<br>Mitglied der Wirtschaftskammer [Bundesland], Fachgruppe Gastronomie',
  ),
].join('');

export const allergens = [
  before('die Angaben'),
  '<p>In unseren Speisen können diese Zutaten enthalten sein, die Allergien oder Unverträglichkeiten auslösen. Welche es sind, steht bei jedem Produkt.</p>',
  `<ul>${Object.values(allergenWords)
    .map((words) => `<li>${words}</li>`)
    .join('')}</ul>`,
  '<p>Spuren anderer Zutaten lassen sich nicht ausschließen. Fragen Sie uns, bevor Sie bestellen: [Telefonnummer].</p>',
].join('');

export const accessibility = [
  before('die Erklärung'),
  '<p>[Firma] möchte, dass alle Menschen diese Website benutzen können.</p>',
  section(
    'Wie barrierefrei diese Website ist',
    'Die Website ist für die Anforderungen der WCAG 2.1, Stufe AA, gebaut: Sie lässt sich mit der Tastatur und mit Vorleseprogrammen bedienen. [Bekannte Einschränkungen, Tag der letzten Prüfung]',
  ),
  section(
    'Wenn Ihnen etwas nicht zugänglich ist',
    'Schreiben Sie uns an [E-Mail-Adresse] oder rufen Sie an: [Telefonnummer]. Wir antworten so schnell wie möglich und nehmen Ihre Bestellung auch am Telefon auf.',
  ),
  section(
    'Beschwerden',
    'Antworten wir nicht zufriedenstellend, können Sie sich an das Sozialministeriumservice wenden.',
  ),
].join('');
