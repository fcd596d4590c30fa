/** Markdown. Texts of the invented inn: a real business replaces them with its own. */
export const legalTexts = {
  termsAndConditionsText: `# Allgemeine Geschäftsbedingungen

Diese Bedingungen gelten für Bestellungen bei der Gasthäuser Zur Linde GmbH.

## Bestellung
Mit dem Absenden geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald die Filiale Ihre Bestellung bestätigt. Den Stand sehen Sie jederzeit auf Ihrer Bestellseite.

## Preise
Alle Preise verstehen sich in Euro inklusive Umsatzsteuer. Bei Waren nach Gewicht ist der Preis ungefähr; verrechnet wird, was auf der Waage liegt.

## Rücktritt
Für frisch zubereitete Speisen besteht kein Rücktrittsrecht. Solange Ihre Bestellung nicht bestätigt ist, rufen Sie uns einfach an.

## Jugendschutz
Bier und Wein geben wir nur an Personen ab 16 Jahren ab, Spirituosen ab 18 Jahren.`,
  privacyPolicyText: `# Datenschutz

Wir verarbeiten Ihren Namen und Ihre Kontaktdaten, um Ihre Bestellung auszuführen und Sie bei Rückfragen zu erreichen.

- Ihre Angaben werden verschlüsselt gespeichert und nicht an Dritte verkauft.
- Diese Seite lädt nichts von fremden Servern und setzt keine Cookies zu Werbezwecken.
- Sie haben das Recht auf Auskunft, Berichtigung und Löschung: datenschutz@zurlinde.example.`,
  imprintText: `# Impressum

Gasthäuser Zur Linde GmbH
Rechte Wienzeile 42, 1050 Wien

Telefon: +43 1 5550142
E-Mail: servus@zurlinde.example

Gegenstand des Unternehmens: Gastgewerbe in der Betriebsart Gasthaus.
Dies ist ein Vorführbetrieb; alle Angaben sind erfunden.`,
  allergensText: `# Allergene

- **A** Glutenhaltiges Getreide
- **B** Krebstiere
- **C** Ei
- **D** Fisch
- **E** Erdnuss
- **F** Soja
- **G** Milch oder Laktose
- **H** Schalenfrüchte
- **L** Sellerie
- **M** Senf
- **N** Sesam
- **O** Sulfite
- **P** Lupinen
- **R** Weichtiere

Trotz sorgfältiger Herstellung können Spuren anderer Allergene enthalten sein.`,
};
