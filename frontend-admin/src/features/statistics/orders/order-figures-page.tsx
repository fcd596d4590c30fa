import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { FigureBlock } from '../frame/figure-block.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { TimeChart } from '../frame/time-chart.js';
import classes from '../frame/frame.module.css';
import { CanceledFigures, OrderFigures } from './order-figures.js';
import { BranchOrders, LostByBranch, ModeOrders, Reasons } from './order-tables.js';
import { modeSeries, reasonSeries, withOtherReasons } from './order-series.js';

/** The orders that reached the branches, by mode and branch, and why some came to nothing. */
export default function OrderFiguresPage() {
  const { compare } = useFiguresChoice();
  return (
    <div className={classes.page}>
      <FigureBlock name="orders" title="Bestellungen">
        {(figures) => (
          <>
            <OrderFigures figures={figures} compare={compare} />
            <TimeChart
              title="Bestellungen"
              kind="stacked"
              file="bestellungen"
              isOfOrders
              figures={figures}
              series={modeSeries(figures)}
              inTable={totalOfModes(figures)}
            />
          </>
        )}
      </FigureBlock>
      <div className={classes.pair}>
        <FigureBlock name="orders" title="Bestellungen je Filiale">
          {(figures) => <BranchOrders figures={figures} />}
        </FigureBlock>
        <FigureBlock name="orders" list="groups" title="Bestellungen nach Art">
          {(figures) => <ModeOrders figures={figures} />}
        </FigureBlock>
      </div>
      <FigureBlock name="canceled-orders" title="Storniert oder abgelehnt">
        {(figures) => (
          <>
            <CanceledFigures figures={figures} compare={compare} />
            <TimeChart
              title="Storniert oder abgelehnt"
              kind="stacked"
              file="storniert"
              figures={withOtherReasons(figures)}
              series={reasonSeries(figures)}
            />
          </>
        )}
      </FigureBlock>
      <div className={classes.pair}>
        <FigureBlock name="canceled-orders" title="Gründe">
          {(figures) => <Reasons figures={figures} />}
        </FigureBlock>
        <FigureBlock name="canceled-orders" list="groups" title="Entgangen je Filiale">
          {(figures) => <LostByBranch figures={figures} />}
        </FigureBlock>
      </div>
    </div>
  );
}

/** Hours have the total alone, as their only series. */
const totalOfModes = ({ series }: Figures) =>
  series?.[0]?.canceled === undefined ? [] : [{ key: 'value', label: 'Alle' }];
