import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { statisticsBesideClosingsText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { useConfigQuery } from '../../../shared/shop/shop-api.js';
import { FigureBlock } from '../frame/figure-block.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { TimeChart } from '../frame/time-chart.js';
import { RevenueFigures } from './revenue-figures.js';
import { BranchRevenue, Donations, MethodRevenue, RateRevenue } from './revenue-tables.js';
import classes from '../frame/frame.module.css';

const hasNothing = ({ total, figures }: Figures): boolean => total === 0 && !figures?.refunded;

/** What was sold: by time, branch, way of payment and tax rate. */
export default function RevenuePage() {
  const { compare } = useFiguresChoice();
  const { data: config } = useConfigQuery();
  return (
    <div className={classes.page}>
      <FigureBlock name="revenue" title="Umsatz" isEmpty={hasNothing}>
        {(figures) => (
          <>
            <RevenueFigures figures={figures} compare={compare} />
            {figures.granularity === 'hour' && <p className={classes.note}>{HOURS_WITHOUT_REFUNDS}</p>}
            <TimeChart
              title="Umsatz brutto"
              kind="line"
              file="umsatz"
              isOfOrders
              figures={figures}
              series={[gross]}
              isCompared
            />
            <p className={classes.foot}>{statisticsBesideClosingsText}</p>
          </>
        )}
      </FigureBlock>
      <FigureBlock name="revenue" title="Netto und Umsatzsteuer" isEmpty={hasNothing}>
        {(figures) => <NetAndTax figures={figures} />}
      </FigureBlock>
      <FigureBlock
        name="revenue"
        title="Umsatz je Filiale"
        note="Eine Filiale führt zur Liste ihrer Bestellungen, auch der stornierten."
        isEmpty={hasNothing}
      >
        {(figures) => <BranchRevenue figures={figures} />}
      </FigureBlock>
      <div className={classes.pair}>
        <FigureBlock
          name="revenue"
          list="groups"
          title="Umsatz je Zahlungsart"
          note={methodText}
          isEmpty={hasNothing}
        >
          {(figures) => <MethodRevenue figures={figures} />}
        </FigureBlock>
        <FigureBlock name="revenue" list="rates" title="Umsatz je Steuersatz" isEmpty={hasNothing}>
          {(figures) => <RateRevenue figures={figures} />}
        </FigureBlock>
      </div>
      {config?.enablePluginDonations && (
        <FigureBlock name="donations" title="Spenden" note={donationText}>
          {(figures) => <Donations figures={figures} />}
        </FigureBlock>
      )}
    </div>
  );
}

const HOURS_WITHOUT_REFUNDS =
  'Die einzelnen Stunden sind ohne Abzug von Rückgaben: Zusammen können sie mehr ergeben als der Umsatz.';

const methodText =
  'Geteilt danach, womit wie viel bezahlt wurde; was noch offen ist, steht bei der gewählten Zahlungsart. Eine Bestellung zählt bei der, mit der am meisten bezahlt wurde; „Warum?“ nennt sie bei jeder.';

const donationText =
  'Je Bestellung, deren Gast eine Organisation gewählt hat, und was Gäste selbst dazugeben. Kein Teil des Umsatzes.';

const gross = { key: 'value', label: 'Brutto', color: 'var(--bw-chart-1)' };
const parts = [
  { key: 'net', label: 'Netto', color: 'var(--bw-chart-3)' },
  { key: 'tax', label: 'Umsatzsteuer', color: 'var(--bw-chart-2)' },
];
const others = [
  { key: 'refunded', label: 'Zurückgegeben' },
  { key: 'delivery', label: 'Liefergebühr' },
];

function NetAndTax({ figures }: { figures: Figures }) {
  if (figures.series?.[0]?.net === undefined) {
    return <p className={classes.nothing}>Nach Stunden gibt es nur den Umsatz brutto.</p>;
  }
  return (
    <TimeChart
      title="Netto und Umsatzsteuer"
      kind="stacked"
      file="umsatzsteuer"
      isOfOrders
      figures={figures}
      series={parts}
      inTable={others}
    />
  );
}
