import { z } from 'zod';
import { type Font, fontKindWords, fonts, isForText } from '../../website/fonts.js';
import { shownAs } from '../field-form.js';

interface Offer {
  readonly offered: readonly Font[];
  /** What it is without a choice. */
  readonly none: string;
  readonly help: string;
}

/** A family that comes with the product; null: as the shop looks by itself. */
function fontChoice(label: string, { offered, none, help }: Offer) {
  const words = Object.fromEntries(
    offered.map(({ id, family, kind }) => [id, `${family} (${fontKindWords[kind]})`]),
  );
  const ids = offered.map(({ id }) => id) as [string, ...string[]];
  return shownAs(z.enum(ids).nullable().default(null), {
    label,
    section: 'Aussehen',
    help,
    note: 'font-sample',
    control: { kind: 'choice', words, none },
  });
}

/** How letters of the shop look. All families are served by the product itself. */
export const fontFields = {
  headingFont: fontChoice('Schrift für Überschriften', {
    offered: fonts,
    none: 'Wie bisher (Young Serif)',
    help: 'Auch für den Namen des Shops. Schriften kommen von diesem Server, nie von Dritten.',
  }),
  textFont: fontChoice('Schrift für Text', {
    offered: fonts.filter(isForText),
    none: 'Wie bisher (Figtree)',
    help: 'Schriften, die sich auch in kleiner Größe gut lesen.',
  }),
};
