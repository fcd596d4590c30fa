import { FigureBlock } from '../frame/figure-block.js';
import { ItemFigures } from './item-figures.js';
import { PopularItems } from './popular-items.js';
import classes from '../frame/frame.module.css';

/** What was sold: how much of it, and in how many orders. */
export default function ItemsPage() {
  return (
    <div className={classes.page}>
      <FigureBlock
        name="items"
        title="Verkaufte Artikel"
        note="Pakete zählen mit ihrem Preis. Was sie enthalten, zählt mit seiner Menge bei den einzelnen Artikeln. Rückgaben sind nicht abgezogen."
        isEmpty={({ rows = [] }) => rows.length === 0}
      >
        {(figures) => <ItemFigures figures={figures} />}
      </FigureBlock>
      <FigureBlock
        name="popular-items"
        title="Beliebte Artikel"
        note="Der Anteil sagt, wie viele der Bestellungen den Artikel enthalten."
        isEmpty={({ rows = [] }) => rows.length === 0}
      >
        {({ rows = [] }) => <PopularItems rows={rows} />}
      </FigureBlock>
    </div>
  );
}
