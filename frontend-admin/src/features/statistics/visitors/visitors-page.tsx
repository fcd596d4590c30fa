import { useFigures } from '../frame/use-figures.js';
import classes from '../frame/frame.module.css';
import { DeviceBlocks } from './device-blocks.js';
import { PagesTable } from './pages-table.js';
import { VisitBlock } from './visit-block.js';
import { VisitFigures } from './visit-figures.js';
import { VisitChart } from './visit-chart.js';

/** Who looks at the shop, at what, and with which devices. */
export default function VisitorsPage() {
  const { figures } = useFigures('page-views');
  // The first block says why there are none.
  const hasVisits = figures?.total !== 0;
  return (
    <div className={classes.page}>
      <VisitBlock name="page-views" title="Besuche und Seitenaufrufe">
        {(shown) => (
          <>
            <VisitFigures figures={shown} />
            <VisitChart figures={shown} title="Seitenaufrufe" file="seitenaufrufe" />
          </>
        )}
      </VisitBlock>
      {hasVisits && (
        <>
          <VisitBlock
            name="unique-visitors"
            title="Besucher"
            note="Über mehrere Tage ist das die Summe der täglichen Besucher: Wer an drei Tagen kommt, zählt dreimal, weil niemand am nächsten Tag wiedererkannt wird."
          >
            {(shown) => <VisitChart figures={shown} title="Besucher" file="besucher" />}
          </VisitBlock>
          <VisitBlock name="pages" title="Seiten">
            {({ rows = [] }) => <PagesTable rows={rows} />}
          </VisitBlock>
          <DeviceBlocks />
        </>
      )}
    </div>
  );
}
