import { typedPlainly } from './plain-text.js';

/** Spellings and the one that stands for all of the same sound, replaced one after the other. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  // Vowels: Jäger and Jeger, Mueller and Müller, Mayer and Meier, Bräuer and Breuer, Schmied and Schmid, Mayer and Mayr.
  [/ä|ae/g, 'e'],
  [/ö|oe/g, 'o'],
  [/ü|(?<![ae])ue/g, 'u'],
  [/[yj]/g, 'i'],
  [/eu/g, 'oi'],
  [/ei/g, 'ai'],
  [/ie/g, 'i'],
  [/(?<=[aiou])er$/g, 'r'],
  // Consonants: Stephan and Stefan, Nowak and Novak, Kovac, Kovacs and Kowatsch, Schmidt and Schmitt, Pichler and Bichler.
  [/ph|pf|[vw]/g, 'f'],
  [/chs/g, 'ks'],
  [/t?(sch|sh|cs|cz|sz|[sz])|tch$/g, 's'],
  [/(?<=[aei])c$/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/x/g, 'ks'],
  [/ck|ch|[cgq]/g, 'k'],
  [/[dt]h?/g, 't'],
  [/p/g, 'b'],
  // Silent letters: Kohl and Kol, Schulze and Schulz, Vogel and Vogl, Wolff and Wolf.
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=.[^aiou])e(?=l?$)/g, ''],
];

const LEAST_LETTERS = 3;

/**
 * What a name sounds like to a German ear: names that are spoken alike have the same sound, however they are spelled. Empty for
 * what is too short or no word. Finer than the Kölner Phonetik, for which Mayer, Maria, Mohr and Moor are one.
 */
export function soundOf(word: string): string {
  const letters = word.normalize('NFC').toLowerCase();
  if (!/^\p{L}+$/u.test(letters) || letters.length < LEAST_LETTERS) return '';
  const [umlauts, others] = [sounds.slice(0, 3), sounds.slice(3)];
  return replaced(typedPlainly(replaced(letters, umlauts)), others);
}

const replaced = (text: string, all: typeof sounds): string =>
  all.reduce((changed, [spelling, sound]) => changed.replace(spelling, sound), text);
