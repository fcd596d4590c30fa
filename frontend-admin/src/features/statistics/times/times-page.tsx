import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { FigureCell, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { FigureBlock } from '../frame/figure-block.js';
import { VisitBlock } from '../visitors/visit-block.js';
import { ForecastBlock } from './forecast-block.js';
import { WeekFigures } from './week-figures.js';
import classes from '../frame/frame.module.css';

type By = 'placed' | 'due';

const ways: readonly { value: By; label: string }[] = [
  { value: 'placed', label: 'Eingang' },
  { value: 'due', label: 'Fälligkeit' },
];

const notes: Readonly<Record<By, string>> = {
  placed: 'Wie viele Bestellungen in einer Stunde im Durchschnitt eingehen.',
  due: 'Wie viele Bestellungen in einer Stunde im Durchschnitt fertig sein sollen.',
};

const cellsOf = ({ matrix = [] }: Figures): readonly FigureCell[] => matrix;

/** When in the week guests order, and when they look. */
export default function TimesPage() {
  const [by, setBy] = useState<By>('placed');
  return (
    <div className={classes.page}>
      <FigureBlock
        name="order-times"
        by={by}
        title="Bestellungen je Stunde"
        note={notes[by]}
        tools={
          <SegmentedControl
            aria-label="Bestellungen zählen nach"
            value={by}
            onChange={setBy}
            data={[...ways]}
          />
        }
      >
        {(figures) => (
          <WeekFigures
            title="Bestellungen je Stunde"
            value="Bestellungen"
            cells={cellsOf(figures)}
            file={`bestellzeiten-${by === 'placed' ? 'eingang' : 'faelligkeit'}`}
          />
        )}
      </FigureBlock>
      <ForecastBlock />
      <VisitBlock
        name="visitor-times"
        title="Besucher je Stunde"
        note="Wie viele Besucher in einer Stunde im Durchschnitt im Shop sind."
      >
        {(figures) => (
          <WeekFigures
            title="Besucher je Stunde"
            value="Besucher"
            cells={cellsOf(figures)}
            file="besuchszeiten"
          />
        )}
      </VisitBlock>
    </div>
  );
}
