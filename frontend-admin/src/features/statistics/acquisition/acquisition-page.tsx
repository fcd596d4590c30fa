import { FigureBlock } from '../frame/figure-block.js';
import { plainRows } from '../visitors/plain-rows.js';
import { VisitBlock } from '../visitors/visit-block.js';
import { OrderOrigins, Referrers, RevenueOrigins } from './origin-figures.js';
import classes from '../frame/frame.module.css';

/** Where guests come from, and what comes of it. */
export default function AcquisitionPage() {
  return (
    <div className={classes.page}>
      <VisitBlock
        name="referrers"
        title="Herkunft der Besuche"
        note="Bestellungen (mit stornierten) und Umsatz (ohne sie) sind die der Gäste, auch ohne ihre Zustimmung, aber ohne jene, die das Team aufgenommen hat; Besuche und Besucher zählen nur mit Zustimmung."
      >
        {({ rows = [] }) => <Referrers rows={plainRows(rows)} />}
      </VisitBlock>
      <FigureBlock
        name="order-origins"
        title="Herkunft der Bestellungen"
        note="Auch stornierte und abgelehnte Bestellungen zählen hier."
      >
        {({ rows = [] }) => <OrderOrigins rows={plainRows(rows)} />}
      </FigureBlock>
      <FigureBlock
        name="revenue-origins"
        title="Herkunft des Umsatzes"
        note="Stornierte und abgelehnte Bestellungen zählen hier nicht."
      >
        {({ rows = [] }) => <RevenueOrigins rows={plainRows(rows)} />}
      </FigureBlock>
    </div>
  );
}
