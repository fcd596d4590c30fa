import type { FigureRow, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatBalance } from '@bestellwerk/domain/text/formats';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import type { FigureColumn } from '../frame/figure-table.js';
import { RowsTable } from '../frame/rows-table.js';
import { countColumn, minutesColumn, numberColumn, textColumn } from '../frame/row-columns.js';

interface Properties {
  figures: Figures;
}

/** Beside what was worked, as long as anybody is at work. */
function runningColumns({ figures }: Figures): FigureColumn<FigureRow>[] {
  if (!figures?.running) return [];
  const column = minutesColumn('runningMinutes', 'Läuft, bisher');
  return [{ ...column, value: (row) => column.value(row) || null }];
}

export const PlannedByPerson = ({ figures }: Properties) => (
  <RowsTable
    caption="Planung je Person"
    file="planung-personen"
    sort={{ key: 'delta', descending: false }}
    rows={figures.rows}
    columns={[
      textColumn('Person', ({ key }) => profileHref(key, figures)),
      minutesColumn('delta', 'Abweichung bis gestern', formatBalance),
      countColumn('missed', 'Versäumte Dienste'),
      countColumn('unplanned', 'Ungeplante Dienste'),
      countColumn('late', 'Verspätet'),
      minutesColumn('value', 'Gearbeitet'),
      ...runningColumns(figures),
      minutesColumn('planned', 'Geplant'),
      countColumn('elsewhere', 'In anderer Filiale'),
    ]}
  />
);

export const WorkedByPerson = ({ figures }: Properties) => (
  <RowsTable
    caption="Dienste je Person"
    file="arbeitszeit-personen"
    rows={figures.rows}
    columns={[
      textColumn('Person', ({ key }) => profileHref(key, figures)),
      minutesColumn('value', 'Gearbeitet'),
      ...runningColumns(figures),
      minutesColumn('pauses', 'Pausen'),
      countColumn('activities', 'Dienste'),
      numberColumn('days', 'Tage'),
    ]}
  />
);

export const WorkedByBranch = ({ figures }: Properties) => (
  <RowsTable
    caption="Arbeitszeit je Filiale"
    file="arbeitszeit-filialen"
    rows={figures.groups}
    columns={[
      textColumn('Filiale'),
      minutesColumn('value', 'Gearbeitet'),
      ...runningColumns(figures),
      minutesColumn('pauses', 'Pausen'),
      countColumn('activities', 'Dienste'),
      numberColumn('people', 'Menschen'),
    ]}
  />
);

const profileHref = (user: string, { from, to }: Figures): string | null =>
  user === OTHER ? null : `/working-activities/people/${user}?${new URLSearchParams({ from, to })}`;
