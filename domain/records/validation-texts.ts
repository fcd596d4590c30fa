import { z } from 'zod';

const germanNumber = new Intl.NumberFormat('de-DE');

export const askForValue = 'Bitte füllen Sie dieses Feld aus.';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The German text of what to do about a value that does not fit its schema. */
export function germanMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? askForValue : typeText(issue.expected);
    case 'too_small':
      return limitText(issue.origin, 'mindestens', issue.minimum);
    case 'too_big':
      return limitText(issue.origin, 'höchstens', issue.maximum);
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'Bitte prüfen Sie das Format dieser Angabe.';
    case 'invalid_value':
      return 'Bitte wählen Sie einen der möglichen Werte.';
    case 'not_multiple_of':
      return `Bitte geben Sie ein Vielfaches von ${issue.divisor} an.`;
    case 'unrecognized_keys':
      return 'Die Anfrage enthält unbekannte Felder.';
    default:
      return 'Bitte prüfen Sie diese Angabe.';
  }
}

/** From now on every schema of this process speaks German. */
export function setGermanMessages(): void {
  z.config({ localeError: germanMessage });
}

function typeText(expected: string): string {
  switch (expected) {
    case 'string':
      return 'Bitte geben Sie einen Text an.';
    case 'number':
    case 'int':
      return 'Bitte geben Sie eine Zahl an.';
    case 'boolean':
      return 'Bitte geben Sie Ja oder Nein an.';
    case 'array':
      return 'Bitte geben Sie eine Liste an.';
    default:
      return 'Bitte prüfen Sie diese Angabe.';
  }
}

function limitText(origin: string, bound: 'mindestens' | 'höchstens', limit: number | bigint): string {
  const count = Number(limit);
  if (origin === 'string' && bound === 'mindestens' && count === 1) return askForValue;
  if (origin === 'string') return `Bitte geben Sie ${bound} ${count} Zeichen ein.`;
  if (origin === 'array')
    return `Bitte geben Sie ${bound} ${count} ${count === 1 ? 'Eintrag' : 'Einträge'} an.`;
  return `Bitte geben Sie ${bound} ${germanNumber.format(count)} an.`;
}

const formatTexts: Record<string, string> = {
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  uuid: 'Diese Kennung ist ungültig.',
  date: 'Bitte geben Sie ein Datum im Format JJJJ-MM-TT an.',
  datetime: 'Bitte geben Sie einen gültigen Zeitpunkt an.',
  time: 'Bitte geben Sie eine gültige Uhrzeit an.',
  url: 'Bitte geben Sie eine gültige Internetadresse an.',
};
