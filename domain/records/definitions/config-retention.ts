import { optionalNumber } from '../fields.js';

const days = (label: string, help: string) =>
  optionalNumber(label, {
    section: 'Aufbewahrung',
    sectionHelp:
      'Leer: wird aufbewahrt, bis jemand es löscht. Kürzere Fristen gelten erst 24 Stunden nach dem Speichern. Unter „Datenschutz“ steht, wie viel heute betroffen wäre.',
    min: 1,
    max: 3_650,
    step: 1,
    unit: 'Tage',
    help,
  });

/** How long personal data is kept, in days. */
export const retentionFields = {
  keepOrdersDays: days(
    'Daten der Gäste',
    'So lange nach dem letzten Ereignis einer abgeschlossenen Bestellung. Beträge und Positionen bleiben.',
  ),
  keepMailsDays: days('E-Mails', 'So lange bleiben E-Mails, die hier statt auf einem Mailserver liegen.'),
  keepUploadsDays: days(
    'Dateien der Gäste',
    'So lange nach dem Hochladen; Dateien offener Bestellungen bleiben.',
  ),
};

export type RetentionField = keyof typeof retentionFields;
export const retentionFieldNames = Object.keys(retentionFields) as RetentionField[];
