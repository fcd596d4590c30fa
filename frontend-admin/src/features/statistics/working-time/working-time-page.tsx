import type { FigureCell, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { coverageDefinition } from '@bestellwerk/domain/views/figure-definitions';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { HeatMap } from '../../../shared/charts/heat-map.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { FigureBlock } from '../frame/figure-block.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { TimeChart } from '../frame/time-chart.js';
import classes from '../frame/frame.module.css';
import { PlannedFigures, WorkedFigures } from './working-time-figures.js';
import { LabourBlock } from './labour-block.js';
import { PlannedByPerson, WorkedByBranch, WorkedByPerson } from './working-time-tables.js';

const series = [
  { key: 'planned', label: 'Geplant', color: 'var(--bw-chart-void)' },
  { key: 'value', label: 'Gearbeitet', color: 'var(--bw-chart-3)' },
];

const hasNoPlan = ({ total, figures }: Figures): boolean =>
  total === 0 && !figures?.planned && !figures?.running;
const hasNoCoverage = ({ matrix = [] }: Figures): boolean =>
  matrix.every(({ value, planned }) => value === 0 && !planned);
const hasNoWork = ({ total, figures }: Figures): boolean => total === 0 && !figures?.running;

const FEWEST = 0.1;
/** 'unter 0,1' for what would be rounded to nobody. */
const rounded = (value: number): string =>
  value > 0 && value < FEWEST / 2
    ? `unter ${formatNumber(FEWEST)}`
    : formatNumber(Math.round(value * 10) / 10);
const peopleWords = (value: number): string => `${rounded(value)} da`;
const plannedPeopleWords = (value: number): string => `${rounded(value)} geplant`;

/** Some minutes less than planned are no shortage. */
const LEAST_SHORTAGE = 0.5;
const shortage = {
  words: 'weniger als geplant',
  isShort: ({ value, planned = 0, isAhead }: FigureCell) => !isAhead && planned - value >= LEAST_SHORTAGE,
};

/** What was worked, beside what was planned. */
export default function WorkingTimePage() {
  const { compare } = useFiguresChoice();
  const timeZone = useTimeZone();
  return (
    <div className={classes.page}>
      <FigureBlock name="working-schedules" title="Geplant und gearbeitet" isEmpty={hasNoPlan}>
        {(figures) => (
          <>
            <PlannedFigures figures={figures} compare={compare} />
            <TimeChart
              title="Geplant und gearbeitet"
              kind="beside"
              file="arbeitszeit-planung"
              figures={figures}
              series={series}
            />
          </>
        )}
      </FigureBlock>
      <FigureBlock name="working-schedules" title="Planung je Person" isEmpty={hasNoPlan}>
        {(figures) => <PlannedByPerson figures={figures} />}
      </FigureBlock>
      <FigureBlock
        name="working-schedules"
        title="Besetzung"
        definition={coverageDefinition}
        hasEntries={false}
        note="Wie viele Menschen im Durchschnitt zugleich da sind, vom ersten Tag mit einem Dienst an gerechnet. Von Stunden, die noch kommen, ist nur die Planung bekannt."
        isEmpty={hasNoCoverage}
      >
        {({ matrix = [] }) => (
          <HeatMap
            title="Besetzung"
            timeZone={timeZone}
            cells={matrix}
            words={peopleWords}
            plannedWords={plannedPeopleWords}
            shortage={shortage}
          />
        )}
      </FigureBlock>
      <LabourBlock />
      <FigureBlock name="working-activities" title="Dienste" isEmpty={hasNoWork}>
        {(figures) => (
          <>
            <WorkedFigures figures={figures} compare={compare} />
            <WorkedByPerson figures={figures} />
          </>
        )}
      </FigureBlock>
      <FigureBlock name="working-activities" title="Arbeitszeit je Filiale" isEmpty={hasNoWork}>
        {(figures) => <WorkedByBranch figures={figures} />}
      </FigureBlock>
    </div>
  );
}
