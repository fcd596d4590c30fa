import type { Review } from '@bestellwerk/domain/ordering/order/order-events';
import type { Random } from '@bestellwerk/server-kit/random';

const words: Record<'good' | 'middling' | 'bad', string[]> = {
  good: [
    'Das Schnitzel war ein Gedicht, außen knusprig und innen saftig.',
    'Schnell, freundlich, alles noch heiß. Gerne wieder!',
    'Wie bei der Oma. Danke auch für die extra Preiselbeeren.',
    'Seit Jahren unser Stammlokal, und jetzt auch zum Abholen.',
  ],
  middling: [
    'Geschmacklich gut, aber der Erdäpfelsalat war schon recht warm.',
    'Hat etwas länger gedauert als angekündigt, dafür war die Portion groß.',
  ],
  bad: ['Leider kam alles lauwarm an, und eine Beilage hat gefehlt.'],
};

/** Mostly content; every other guest writes something. */
export function generateReview(random: Random): Review {
  const mood = random.weighted([['good', 8], ['middling', 3], ['bad', 1]] as const); // prettier-ignore
  const [least, most] = ({ good: [4, 5], middling: [3, 4], bad: [1, 2] } as const)[mood];
  const stars = () => random.between(least, most);
  return {
    ...{ rating: stars(), foodRating: stars(), serviceRating: stars(), processRating: stars() },
    comment: random.chance(0.5) ? random.pick(words[mood]) : '',
  };
}
