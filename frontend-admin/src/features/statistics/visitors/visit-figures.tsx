import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { useChange } from '../frame/figure-words.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { secondsWords } from './visit-words.js';

const others: readonly { key: string; name: string; words(value: number): string }[] = [
  { key: 'visits', name: 'Besuche', words: formatNumber },
  { key: 'visitors', name: 'Besucher', words: formatNumber },
  { key: 'viewsPerVisit', name: 'Seiten je Besuch', words: (value) => formatNumber(value, 1) },
  { key: 'secondsPerVisit', name: 'Dauer je Besuch', words: secondsWords },
  { key: 'bounceRate', name: 'Nur eine Seite', words: formatShare },
];

/** What visits were in all days, with what they were in the days that are compared. */
export function VisitFigures({ figures: answer }: { figures: Answer }) {
  const { total, previousTotal, figures, previousFigures } = answer;
  const { compare } = useFiguresChoice();
  const { change } = useChange(answer, compare);
  return (
    <Figures name="Summen des Zeitraums" isTotalFirst>
      <Figure
        name="Seitenaufrufe"
        value={formatNumber(total)}
        note={change(total, previousTotal, formatNumber)}
      />
      {others.map(({ key, name, words }) => {
        const value = figures?.[key] ?? 0;
        return (
          <Figure
            key={key}
            name={name}
            value={words(value)}
            note={change(value, previousFigures?.[key], words)}
          />
        );
      })}
    </Figures>
  );
}
