import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { soundOf } from './name-sound.js';

test.each([
  ['Mayer', 'Mayr', 'Maier', 'Meyer', 'Meier', 'Mair', 'Majer', 'MAYER'],
  ['Nowak', 'Novak', 'Novák', 'Nowack'],
  ['Kovač', 'Kovac', 'Kovacs', 'Kovács', 'Kowatsch', 'Kowacz', 'Kovats'],
  ['Petrović', 'Petrovic', 'Petrowitsch', 'Petrowitz'],
  ['Schmidt', 'Schmitt', 'Schmid', 'Schmied', 'Schmit'],
  ['Šimek', 'Simek', 'Schimek', 'Schimeck'],
  ['Müller', 'Mueller', 'Muller', 'Müler'],
  ['Jäger', 'Jaeger', 'Jeger'],
  ['Bäcker', 'Baecker', 'Becker', 'Beker'],
  ['Bräuer', 'Breuer', 'Braeuer'],
  ['Bauer', 'Baur', 'Pauer'],
  ['Stefan', 'Stephan', 'Stevan'],
  ['Christian', 'Kristian'],
  ['Schulz', 'Schulze', 'Schultz', 'Schultze'],
  ['Vogel', 'Vogl', 'Fogl'],
  ['Wolf', 'Wolff', 'Volf'],
  ['Pichler', 'Bichler'],
  ['Kohl', 'Kol', 'Koll'],
  ['Weiß', 'Weiss', 'Weisz', 'Waiß'],
  ['Steiner', 'Stainer', 'Steyner'],
  ['Wachs', 'Wax'],
])('%s sounds like %s', (name, ...others) => {
  expect(soundOf(name)).not.toBe('');
  for (const other of others) expect([other, soundOf(other)]).toEqual([other, soundOf(name)]);
});

test.each([
  ['Mayer', 'Maria'],
  ['Mayer', 'Mohr'],
  ['Mayer', 'Maurer'],
  ['Novak', 'Nowotny'],
  ['Huber', 'Haber'],
  ['Steiner', 'Stangl'],
  ['Gruber', 'Graber'],
  ['Anna', 'Anne'],
])('%s does not sound like %s', (name, other) => {
  expect(soundOf(name)).not.toBe(soundOf(other));
});

test.each(['', 'Xi', 'Li', '4711', 'K7Q105', 'a-b', '🍕'])('%j has no sound', (word) => {
  expect(soundOf(word)).toBe('');
});

test('the sound of a word consists of letters without accents and does not depend on case', () => {
  const letters = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéšžčłøé]{3,20}$/);
  fc.assert(
    fc.property(letters, (word) => {
      expect(soundOf(word)).toMatch(/^[a-z]*$/);
      expect(soundOf(word.toLowerCase())).toBe(soundOf(word));
    }),
  );
});
