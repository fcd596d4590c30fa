import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { RankedBars } from '../../../shared/charts/ranked-bars.js';
import { FigureTable } from '../frame/figure-table.js';

interface Properties {
  title: string;
  file: string;
  /** Families with their versions. */
  rows: readonly FigureRow[];
}

/** Browsers or operating systems: with their versions on request. */
export const FamilyFigures = ({ title, file, rows }: Properties) => (
  <>
    <RankedBars title={title} rows={rows} />
    <FigureTable
      caption={title}
      file={file}
      rows={versionsOf(rows)}
      columns={[
        { key: 'label', label: title, isText: true, value: ({ label }) => label },
        { key: 'version', label: 'Version', isText: true, value: ({ version }) => version },
        { key: 'value', label: 'Besucher', value: ({ value }) => value },
      ]}
    />
  </>
);

interface Version {
  key: string;
  label: string;
  /** Null: of all versions together. */
  version: string | null;
  value: number;
}

/** A row for each version, and one for a family that has none. */
const versionsOf = (rows: readonly FigureRow[]): Version[] =>
  rows.flatMap<Version>(({ key, label, value, children = [] }) =>
    children.length === 0
      ? [{ key, label, version: null, value }]
      : children.map((child) => ({
          ...{ key: `${key} ${child.key}`, label, version: child.label, value: child.value },
        })),
  );
