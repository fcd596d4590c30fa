import { expect, test } from '@jest/globals';
import { databaseAwayText, describeParts, readOnlyText } from './part-texts.js';

const part = (name: string, code?: string) => ({
  name,
  state: code ? 'waiting' : 'running',
  restarts: 0,
  reason: code ? { code, text: 'only 20 MiB are free in /data' } : null,
});

test('returns null without a supervisor', () => {
  expect(describeParts([])).toBeNull();
});

test('is ok as long as no part has a failure reason', () => {
  expect(describeParts([part('postgres'), part('backend')])).toMatchObject({ state: 'ok', advice: null });
});

test('names a full disk and advises to free space', () => {
  const item = describeParts([part('postgres', 'disk-full'), part('backend')])!;
  expect(item.state).toBe('bad');
  expect(item.text).toBe(
    'Die Datenbank kann nichts mehr schreiben: Der Datenträger ist voll (only 20 MiB are free in /data).',
  );
  expect(item.advice).toBe('Bitte geben Sie Speicherplatz frei. Danach geht es von selbst weiter.');
});

test.each([
  ['projections', 'ended', /^Die Auswertung läuft gerade nicht und wird von selbst wieder gestartet/],
  ['eventstore', 'hung', /^Der Ereignisspeicher hat nicht mehr geantwortet/],
  ['postgres', 'late', /^Die Datenbank ist nicht rechtzeitig bereit/],
  ['mystery', 'unheard-of', /^mystery läuft gerade nicht/],
])('describes part %s with reason %s', (name, code, text) => {
  const item = describeParts([part(name, code)])!;
  expect(item.text).toMatch(text);
  expect(item.advice).toMatch(/^Bitte/);
});

test('adds only the failure reason of the database while the database is away', () => {
  expect(databaseAwayText([part('projections', 'ended')])).toBe(
    'Die Datenbank ist nicht erreichbar. Sobald sie antwortet, geht es von selbst weiter.',
  );
  expect(databaseAwayText([part('postgres', 'disk-full')])).toContain('Der Datenträger ist voll');
});

test('explains a read-only database with a full disk only if that is its reason, without naming the folder', () => {
  expect(readOnlyText([part('postgres', 'disk-full')])).toBe(
    'Die Datenbank kann nichts mehr schreiben: Der Datenträger ist voll. Bitte geben Sie Speicherplatz frei. Danach geht es von selbst weiter.',
  );
  for (const parts of [[], [part('postgres')], [part('backend', 'disk-full')]]) {
    expect(readOnlyText(parts)).toBe('Die Datenbank kann gelesen werden, nimmt aber nichts an.');
  }
});
