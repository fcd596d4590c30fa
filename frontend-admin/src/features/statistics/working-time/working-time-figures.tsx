import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import type { Comparison } from '@bestellwerk/domain/statistics/period';
import { formatBalance, formatNumber } from '@bestellwerk/domain/text/formats';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { durationWords, useChange } from '../frame/figure-words.js';
import { useFiguresChoice } from '../frame/figures-choice.js';

interface Properties {
  figures: Answer;
  compare: Comparison | undefined;
}

const NOTHING = '–';

export const shiftWords = (count: number): string =>
  count === 1 ? 'ein Dienst' : `${formatNumber(count)} Dienste`;

export function PlannedFigures({ figures: answer, compare }: Properties) {
  const { total, previousTotal, figures, previousFigures } = answer;
  const { change } = useChange(answer, compare);
  const { planned = 0, plannedBefore = 0, delta = 0, missed = 0, unplanned = 0 } = figures ?? {};
  const { isTodayIn, from, today } = useFiguresChoice();
  return (
    <Figures name="Planung des Zeitraums">
      <Figure
        name="Geplant"
        value={durationWords(planned)}
        note={
          isTodayIn
            ? `davon bis gestern ${durationWords(plannedBefore)}`
            : change(planned, previousFigures?.planned, durationWords)
        }
      />
      <Figure
        name="Gearbeitet"
        value={durationWords(total)}
        {...runningBeside(answer)}
        note={change(total, previousTotal, durationWords)}
      />
      <Figure
        name="Abweichung"
        value={from < today ? formatBalance(Math.round(delta)) : NOTHING}
        note={
          from < today ? 'bis gestern gearbeitet gegenüber geplant' : 'ab morgen, wenn der Tag vorbei ist'
        }
      />
      <Figure name="Versäumt" value={formatNumber(missed)} note={`${shiftWords(unplanned)} ohne Planung`} />
    </Figures>
  );
}

export function WorkedFigures({ figures: answer, compare }: Properties) {
  const { total, previousTotal, figures, previousFigures } = answer;
  const { change } = useChange(answer, compare);
  const { pauses = 0, activities = 0, people = 0, running = 0 } = figures ?? {};
  return (
    <Figures name="Dienste des Zeitraums">
      <Figure
        name="Gearbeitet"
        value={durationWords(total)}
        {...runningBeside(answer)}
        note={change(total, previousTotal, durationWords) || 'ohne Pausen'}
      />
      <Figure
        name="Pausen"
        value={durationWords(pauses)}
        note={change(pauses, previousFigures?.pauses, durationWords)}
      />
      <Figure name="Dienste" value={formatNumber(activities)} note={stillRunningWords(running)} />
      <Figure name="Menschen" value={formatNumber(people)} note="mit beendeten Diensten" />
    </Figures>
  );
}

/** Work that goes on is worked only once it has ended. */
const runningBeside = ({ figures }: Answer) =>
  figures?.running ? { which: `läuft noch: ${durationWords(figures.runningMinutes ?? 0)}` } : {};

function stillRunningWords(running: number): string {
  if (running === 0) return 'alle beendet';
  return running === 1 ? 'dazu einer, der noch läuft' : `dazu ${formatNumber(running)}, die noch laufen`;
}
