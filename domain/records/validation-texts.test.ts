import { beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { setGermanMessages } from './validation-texts.js';

beforeAll(() => setGermanMessages());

it.each([
  [z.string(), undefined, 'Bitte füllen Sie dieses Feld aus.'],
  [z.string(), 5, 'Bitte geben Sie einen Text an.'],
  [z.number(), 'fünf', 'Bitte geben Sie eine Zahl an.'],
  [z.string().min(1), '', 'Bitte füllen Sie dieses Feld aus.'],
  [z.string().max(3), 'vier', 'Bitte geben Sie höchstens 3 Zeichen ein.'],
  [z.array(z.string()).min(1), [], 'Bitte geben Sie mindestens 1 Eintrag an.'],
  [z.number().max(1000), 2000, 'Bitte geben Sie höchstens 1.000 an.'],
  [z.enum(['a', 'b']), 'c', 'Bitte wählen Sie einen der möglichen Werte.'],
  [z.email(), 'x', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
  [z.uuid(), 'x', 'Diese Kennung ist ungültig.'],
  [z.iso.date(), 'x', 'Bitte geben Sie ein Datum im Format JJJJ-MM-TT an.'],
])('the validation message is in German (case %#)', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
});
