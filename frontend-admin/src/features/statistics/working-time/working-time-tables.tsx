import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatBalance } from '@bestellwerk/domain/text/formats';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { FigureTable } from '../frame/figure-table.js';
import { minutesColumn, numberColumn, textColumn } from '../frame/row-columns.js';

interface Properties {
  figures: Figures;
}

const byValue = { key: 'value', descending: true };

export const PlannedByPerson = ({ figures }: Properties) => (
  <FigureTable
    caption="Planung je Person"
    file="planung-personen"
    isOpen
    usualSort={{ key: 'delta', descending: false }}
    rows={figures.rows ?? []}
    columns={[
      textColumn('Person', ({ key }) => profileHref(key, figures)),
      minutesColumn('planned', 'Geplant'),
      minutesColumn('value', 'Gearbeitet'),
      minutesColumn('delta', 'Abweichung', formatBalance),
      numberColumn('missed', 'Versäumte Dienste'),
      numberColumn('unplanned', 'Ungeplante Dienste'),
    ]}
  />
);

export const WorkedByPerson = ({ figures }: Properties) => (
  <FigureTable
    caption="Dienste je Person"
    file="arbeitszeit-personen"
    isOpen
    usualSort={byValue}
    rows={figures.rows ?? []}
    columns={[
      textColumn('Person', ({ key }) => profileHref(key, figures)),
      minutesColumn('value', 'Gearbeitet'),
      minutesColumn('pauses', 'Pausen'),
      numberColumn('activities', 'Dienste'),
      numberColumn('days', 'Tage'),
    ]}
  />
);

export const WorkedByBranch = ({ figures }: Properties) => (
  <FigureTable
    caption="Arbeitszeit je Filiale"
    file="arbeitszeit-filialen"
    isOpen
    usualSort={byValue}
    rows={figures.groups ?? []}
    columns={[
      textColumn('Filiale'),
      minutesColumn('value', 'Gearbeitet'),
      minutesColumn('pauses', 'Pausen'),
      numberColumn('activities', 'Dienste'),
      numberColumn('people', 'Menschen'),
    ]}
  />
);

const profileHref = (user: string, { from, to }: Figures): string | null =>
  user === OTHER ? null : `/working-activities/people/${user}?${new URLSearchParams({ from, to })}`;
