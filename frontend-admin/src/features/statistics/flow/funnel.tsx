import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { formatShare } from '@bestellwerk/domain/text/formats';
import { RankedBars } from '../../../shared/charts/ranked-bars.js';
import { FigureTable } from '../frame/figure-table.js';
import { inFile, numberColumn, textColumn } from '../frame/row-columns.js';
import { visitWords } from '../visitors/visit-words.js';

const TITLE = 'Von der Speisekarte zur Bestellung';

/** How many visits reach each step, of those that reached the first, and of those that reached the one before. */
export function Funnel({ rows }: { rows: readonly FigureRow[] }) {
  const steps = rows.map((row, index) => ({ ...row, conversion: conversionOf(row, rows[index - 1]) }));
  return (
    <>
      <RankedBars
        title={TITLE}
        words={visitWords}
        rows={steps.map(({ key, label, value, share, conversion }, index) => ({
          ...{ key, label, value, share },
          ...(conversion !== null && { note: `${formatShare(conversion)} nach „${rows[index - 1]!.label}“` }),
        }))}
      />
      <FigureTable
        caption={TITLE}
        file="bestellschritte"
        rows={steps}
        columns={[
          textColumn('Schritt'),
          numberColumn('value', 'Besuche'),
          numberColumn('visitors', 'Besucher'),
          numberColumn('share', 'Von der Speisekarte', formatShare, inFile.share),
          numberColumn('conversion', 'Vom Schritt davor', formatShare, inFile.share),
        ]}
      />
    </>
  );
}

/** From 0 to 1; null where nobody can come from. */
const conversionOf = ({ value }: FigureRow, before: FigureRow | undefined): number | null =>
  before === undefined || before.value === 0 ? null : value / before.value;
