import { unitLabel } from '@bestellwerk/domain/pricing/units';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { currencySign, formatMoney } from '@bestellwerk/domain/text/formats';
import type { FormErrors } from '../forms/form-sending.js';
import { type EnteredNumber, NumberEntry } from '../forms/number-entry.js';
import { amountWords, choiceWords } from '../orders/order.labels.js';
import { decimalsOf, priceField } from './offer-draft.js';
import classes from './offer-form.module.css';

interface Properties {
  item: OrderItem;
  index: number;
  /** At the price that is entered; null without one. */
  line: OrderItem | null;
  price: EnteredNumber;
  currency: string;
  error: FormErrors['fields'];
  onChange(price: EnteredNumber): void;
}

/** A line of a request with the price that is offered for one of what was ordered. */
export function OfferLine({ item, index, line, price, currency, error, onChange }: Properties) {
  const choices = item.parts.map(choiceWords).filter(Boolean).join(' · ');
  return (
    <div className={classes.line} role="group" aria-label={`Position ${index + 1}, ${item.name}`}>
      <div className={classes.what}>
        <strong>
          {amountWords(item)} {item.name}
        </strong>
        {choices && <span>{choices}</span>}
        {item.isPriceHidden && <span>Preis auf Anfrage</span>}
      </div>
      <NumberEntry
        label={`Preis je ${unitLabel(item.unit)}`}
        size="md"
        unit={currencySign(currency)}
        decimals={decimalsOf(item)}
        value={price}
        error={error[priceField(index)]}
        onChange={onChange}
      />
      <span className={classes.gross}>{line ? formatMoney(line.gross, currency) : '–'}</span>
    </div>
  );
}
