import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import type { Comparison } from '@bestellwerk/domain/statistics/period';
import { formatMoney, formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { useChange } from '../frame/figure-words.js';

interface Properties {
  figures: Answer;
  compare: Comparison | undefined;
}

const perDayWords = (value: number): string => formatNumber(Math.round(value * 10) / 10);

export function OrderFigures({ figures: answer, compare }: Properties) {
  const { total, previousTotal, figures, previousFigures } = answer;
  const { change } = useChange(answer, compare);
  const { canceled = 0, perDay = 0 } = figures ?? {};
  return (
    <Figures name="Bestellungen des Zeitraums">
      <Figure
        name="Bestellungen"
        value={formatNumber(total)}
        which="mit stornierten"
        note={change(total, previousTotal, formatNumber)}
      />
      <Figure
        name="Je Tag"
        value={perDayWords(perDay)}
        note={change(perDay, previousFigures?.perDay, perDayWords)}
      />
      <Figure
        name="Davon storniert oder abgelehnt"
        value={formatNumber(canceled)}
        note={change(canceled, previousFigures?.canceled, formatNumber)}
      />
    </Figures>
  );
}

export function CanceledFigures({ figures: answer, compare }: Properties) {
  const { total, previousTotal, figures, previousFigures } = answer;
  const currency = useCurrency();
  const money = (value: number) => formatMoney(value, currency);
  const { change, when } = useChange(answer, compare);
  const { gross = 0, rate = 0, placed = 0 } = figures ?? {};
  const rateBefore = previousFigures?.rate;
  const ofPlaced = `von ${formatNumber(placed)} eingegangenen`;
  return (
    <Figures name="Storniert oder abgelehnt im Zeitraum">
      <Figure
        name="Storniert oder abgelehnt"
        value={formatNumber(total)}
        note={change(total, previousTotal, formatNumber)}
      />
      <Figure
        name="Quote"
        value={formatShare(rate)}
        note={rateBefore === undefined ? ofPlaced : `${ofPlaced}, ${when}: ${formatShare(rateBefore)}`}
      />
      <Figure name="Entgangen" value={money(gross)} note={change(gross, previousFigures?.gross, money)} />
    </Figures>
  );
}
