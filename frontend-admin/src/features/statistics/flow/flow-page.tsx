import { FigureBlock } from '../frame/figure-block.js';
import { useFigures } from '../frame/use-figures.js';
import { VisitBlock } from '../visitors/visit-block.js';
import { EventsChart } from './events-chart.js';
import { EventsTable } from './events-table.js';
import { Funnel } from './funnel.js';
import { VisitFlow } from './visit-flow.js';
import classes from '../frame/frame.module.css';

/** How visits go: from the menu to the order, page by page, and what is done on the way. */
export default function FlowPage() {
  const { figures } = useFigures('event-flow');
  // The first block says why there are none.
  const hasVisits = figures?.total !== 0;
  return (
    <div className={classes.page}>
      <VisitBlock name="event-flow" title="Von der Speisekarte zur Bestellung">
        {({ rows = [] }) => <Funnel rows={rows} />}
      </VisitBlock>
      {hasVisits && (
        <>
          <FigureBlock
            name="event-flow"
            title="Wege durch den Shop"
            note="Die ersten Schritte der Besuche, einer nach dem anderen. Der Anteil sagt, wie viele der Besuche, die bei einem Schritt auf derselben Seite waren, danach so weitergingen."
            isEmpty={({ links = [] }) => links.length === 0}
          >
            {({ nodes = [], links = [] }) => <VisitFlow nodes={nodes} links={links} />}
          </FigureBlock>
          <FigureBlock name="events" title="Ereignisse">
            {(figures) => (
              <>
                <EventsChart figures={figures} />
                <EventsTable rows={figures.rows ?? []} />
              </>
            )}
          </FigureBlock>
        </>
      )}
    </div>
  );
}
