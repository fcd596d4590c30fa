import { SegmentedControl } from '@mantine/core';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { isConfigurationValid, stepsOf } from '@bestellwerk/domain/catalogue/configuration';
import { formatAmount, modelPrefix, unitLabel } from '@bestellwerk/domain/pricing/units';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { menuPriceModel, priceLine } from '@bestellwerk/domain/pricing/price';
import { isOrderableQuantity, type QuantityLimits } from '@bestellwerk/domain/pricing/quantity';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { Block } from '../../../shared/ui/block.js';
import { previewedProduct, type PreviewedProduct } from './previewed-product.js';
import classes from './product-preview.module.css';
import { TrialPart } from './trial-part.js';
import { TrialQuantity } from './trial-quantity.js';
import { useTrialOrder } from './use-trial-order.js';
import type { PriceStep, UnitName } from '@bestellwerk/domain/pricing/pricing.schema';

const modes = [
  { value: 'takeaway' as const, label: 'Abholung' },
  { value: 'delivery' as const, label: 'Lieferung' },
  { value: 'dineIn' as const, label: 'Vor Ort' },
];

/** What a product costs with what a customer might choose, by the rules of the shop. */
export default function ProductPreview({ record }: { record: Fields }) {
  const product = previewedProduct(record);
  return (
    <Block title="Preis probieren">
      {product ? (
        <Trial product={product} />
      ) : (
        <p className={classes.plain}>
          Sobald Art, Preis, Mehrwertsteuer und Einheit angegeben sind, sehen Sie hier, was der Shop verlangt.
        </p>
      )}
    </Block>
  );
}

function Trial({ product }: { product: PreviewedProduct }) {
  const currency = useCurrency();
  const trial = useTrialOrder(product);
  const { amount, unit, limits, parts, mode } = trial;
  const line = priceLine(product, { amount, unit, parts }, mode, currency);
  return (
    <div className={classes.trial}>
      <p className={classes.plain}>
        In der Karte:{' '}
        <strong>
          {product.isPriceHidden
            ? 'kein Preis'
            : `${modelPrefix[menuPriceModel(product)]}${formatMoney(product.price, currency)}`}
        </strong>
        {!product.isPriceHidden && product.unit !== 'piece' && ` / ${unitLabel(product.unit)}`}
      </p>
      <SegmentedControl
        data={modes}
        value={mode}
        onChange={trial.setMode}
        fullWidth
        aria-label="Bestellart"
      />
      {stepsOf(product).map((part, index) => (
        <TrialPart
          key={index}
          part={part}
          number={index + 1}
          value={parts[index] ?? null}
          currency={currency}
          onChange={(value) => trial.setPart(index, value)}
        />
      ))}
      <div>
        <TrialQuantity product={product} trial={trial} />
        <p className={classes.hint}>{limitWords(limits, unit)}</p>
      </div>
      {line ? (
        <>
          <p className={classes.price}>
            <span>Preis</span>
            <output aria-label="Preis">
              {modelPrefix[line.model]}
              {formatMoney(line.gross, currency)}
            </output>
          </p>
          <PriceSteps steps={line.explanation} currency={currency} />
        </>
      ) : (
        <p className={classes.warning}>
          Für diese Einheit fehlt, wie vielen {unitLabel(product.unit, 2)} sie entspricht.
        </p>
      )}
      {obstacles(product, trial).map((text) => (
        <p key={text} className={classes.warning}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** Why the shop would not take this order yet. */
const obstacles = (
  product: PreviewedProduct,
  { amount, limits, parts }: Pick<ReturnType<typeof useTrialOrder>, 'amount' | 'limits' | 'parts'>,
): string[] => [
  ...(isOrderableQuantity(amount, limits) ? [] : [wrongAmount(amount)]),
  ...(isConfigurationValid(product, parts) ? [] : ['Es fehlt noch eine Auswahl, die nötig ist.']),
];

const wrongAmount = (amount: number): string =>
  amount === 0
    ? 'Von 0 an müssen Kunden die Menge erst erhöhen.'
    : 'Diese Menge kann so nicht bestellt werden.';

/** 'Ab 0,1 kg bis 5 kg in Schritten von 0,05 kg.' */
function limitWords(
  { minimumQuantity, maximumQuantity, quantityStepSize }: QuantityLimits,
  unit: UnitName,
): string {
  const words = [
    ...(minimumQuantity ? [`ab ${formatAmount(minimumQuantity, unit)}`] : []),
    ...(maximumQuantity === null ? [] : [`bis ${formatAmount(maximumQuantity, unit)}`]),
    quantityStepSize ? `in Schritten von ${formatAmount(quantityStepSize, unit)}` : 'in jeder Menge',
  ];
  const start = minimumQuantity ? '' : ' Ohne Mindestmenge beginnt die Auswahl bei 0.';
  return `Bestellbar ${words.join(' ')}.${start}`;
}

/** How a price came about. */
const PriceSteps = ({ steps, currency }: { steps: readonly PriceStep[]; currency: string }) => (
  <ol className={classes.steps} aria-label="So setzt sich der Preis zusammen">
    {steps.map(({ kind, label, value }, index) => (
      <li key={index}>
        <span>{label}</span>
        {kind !== 'tax' && <span>{formatMoney(value, currency)}</span>}
      </li>
    ))}
  </ol>
);
