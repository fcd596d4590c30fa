import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import charts from '../../../shared/charts/charts.module.css';
import { RankedBars } from '../../../shared/charts/ranked-bars.js';
import { ShareBar } from '../../../shared/charts/share-bars.js';
import { FigureBlock } from '../frame/figure-block.js';
import { FigureTable } from '../frame/figure-table.js';
import { countColumn, shareColumn, textColumn } from '../frame/row-columns.js';
import { FamilyFigures } from './family-figures.js';
import { plainRows } from './plain-rows.js';

const PER_DAY = 'Je Besucher und Tag einmal gezählt.';
const SHARPNESS = `Bei 2 zeichnet das Gerät doppelt so fein; Bilder sollten dann doppelt so groß sein. ${PER_DAY}`;
const hasNoRows = ({ rows = [] }: { rows?: readonly FigureRow[] | undefined }): boolean => rows.length === 0;

/** With what guests look at the shop. */
export const DeviceBlocks = () => (
  <div className={charts.charts}>
    <FigureBlock name="resolutions" title="Bildschirme" note={PER_DAY} isEmpty={hasNoRows}>
      {({ rows = [], groups = [] }) => (
        <>
          <ShareBar title="Breite des Fensters" parts={groups} />
          <RankedBars title="Größe des Bildschirms" rows={rows} />
          <DeviceTable
            caption="Größe des Bildschirms"
            what="Breite × Höhe (px)"
            file="bildschirme"
            rows={rows}
          />
        </>
      )}
    </FigureBlock>
    <FigureBlock name="browsers" title="Browser" isEmpty={hasNoRows}>
      {({ rows = [] }) => <FamilyFigures title="Browser" file="browser" rows={plainRows(rows)} />}
    </FigureBlock>
    <FigureBlock name="operating-systems" title="Betriebssysteme" isEmpty={hasNoRows}>
      {({ rows = [] }) => (
        <FamilyFigures title="Betriebssysteme" file="betriebssysteme" rows={plainRows(rows)} />
      )}
    </FigureBlock>
    <FigureBlock
      name="device-pixel-ratios"
      title="Schärfe der Bildschirme"
      note={SHARPNESS}
      isEmpty={hasNoRows}
    >
      {({ rows = [] }) => (
        <>
          <RankedBars title="Schärfe der Bildschirme" rows={rows} />
          <DeviceTable
            caption="Schärfe der Bildschirme"
            what="Schärfe"
            file="bildschirmschaerfe"
            rows={rows}
          />
        </>
      )}
    </FigureBlock>
    <FigureBlock name="color-schemes" title="Hell oder dunkel" note={PER_DAY} isEmpty={hasNoRows}>
      {({ rows = [] }) => (
        <>
          <ShareBar title="Einstellung des Geräts" parts={rows} />
          <DeviceTable caption="Hell oder dunkel" what="Einstellung" file="farbschema" rows={rows} />
        </>
      )}
    </FigureBlock>
  </div>
);

interface TableProperties {
  caption: string;
  /** What the rows are. */
  what: string;
  file: string;
  rows: readonly FigureRow[];
}

const DeviceTable = ({ caption, what, file, rows }: TableProperties) => (
  <FigureTable
    caption={caption}
    file={file}
    rows={rows}
    columns={[textColumn(what), countColumn('value', 'Besucher'), shareColumn]}
  />
);
