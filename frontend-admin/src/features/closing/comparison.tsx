import type { ClosingState } from '@bestellwerk/domain/contracts/closing.schema';
import { comparison } from '@bestellwerk/domain/ordering/closing/closing-changes';
import type { ClosingFigures } from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { NumberTable } from '../../shared/ui/table.js';
import { signedMoney } from './signed-money.js';
import classes from './closing.module.css';

interface Properties {
  closed: ClosingState['closed'];
  now: ClosingFigures;
}

/** What was closed, which is what was booked, beside what it comes to now. */
export function Comparison({ closed, now }: Properties) {
  const currency = useCurrency();
  const lines = comparison(closed, now);
  const isSame = lines.every(({ difference }) => difference === 0);
  return (
    <>
      <NumberTable className={classes.comparison}>
        <thead>
          <tr>
            <th scope="col">Summe</th>
            <th scope="col">Beim Abschluss</th>
            {!isSame && <th scope="col">Jetzt</th>}
            {!isSame && <th scope="col">Unterschied</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, isPart, closed: before, now: current, difference }) => (
            <tr key={name} data-part={isPart || undefined}>
              <th scope="row">{name}</th>
              <td data-label="Beim Abschluss">{formatMoney(before, currency)}</td>
              {!isSame && <td data-label="Jetzt">{formatMoney(current, currency)}</td>}
              {!isSame && <td data-label="Unterschied">{signedMoney(difference, currency)}</td>}
            </tr>
          ))}
        </tbody>
      </NumberTable>
      {isSame && <p className={classes.hint}>Seit dem Abschluss hat sich nichts geändert.</p>}
    </>
  );
}
