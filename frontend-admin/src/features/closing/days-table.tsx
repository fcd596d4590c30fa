import { Button } from '@mantine/core';
import type { Closing, ClosingDay } from '@bestellwerk/domain/contracts/closing.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { toUnits } from '@bestellwerk/domain/kernel/money';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { Badge } from '../../shared/ui/badge.js';
import { Block } from '../../shared/ui/block.js';
import { Table } from '../../shared/ui/table.js';
import wrapping from '../../shared/ui/wrapping-button.module.css';
import { ordersText } from './figures.js';
import classes from './closing.module.css';

interface Properties {
  days: Closing['days'];
  /** Several branches: each row names its own. */
  withBranch: boolean;
  withDate: boolean;
  onOpen(day: ClosingDay): void;
}

/** The days of a month, or the branches of a day, each with its state. */
export function DaysTable({ days, withBranch, withDate, onOpen }: Properties) {
  const branchName = useBranchNames();
  const currency = useCurrency();
  return (
    <Block title={withDate ? 'Tage' : 'Filialen'}>
      <Table className={withDate ? classes.daysOfMonth : classes.days}>
        <thead>
          <tr>
            {withDate && <th scope="col">Tag</th>}
            {withBranch && <th scope="col">Filiale</th>}
            <th scope="col">Bestellungen</th>
            <th scope="col" data-number>
              Umsatz
            </th>
            <th scope="col" data-number>
              Einnahmen
            </th>
            <th scope="col">Abschluss</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={`${day.branch} ${day.date}`}>
              {withDate && (
                <td data-column="date">
                  <Button variant="transparent" px={0} onClick={() => onOpen(day)}>
                    {typedDateText(day.date)}
                  </Button>
                </td>
              )}
              {withBranch && (
                <td data-column="branch">
                  {withDate ? (
                    branchName(day.branch)
                  ) : (
                    <Button variant="transparent" px={0} classNames={wrapping} onClick={() => onOpen(day)}>
                      {branchName(day.branch)}
                    </Button>
                  )}
                </td>
              )}
              <td data-column="orders">{ordersText(day.orders)}</td>
              <td data-column="gross" data-number>
                <small>Umsatz </small>
                {formatMoney(day.gross, currency)}
              </td>
              <td data-column="amount" data-number>
                <small>Einnahmen </small>
                {formatMoney(day.amount, currency)}
              </td>
              <td data-column="state">
                <DayState day={day} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  );
}

function DayState({ day: { closing, isBusy, gross, amount } }: { day: ClosingDay }) {
  const currency = useCurrency();
  if (!closing?.isClosed) {
    if (!isBusy) return <>–</>;
    return <Badge tone="waiting">Offen</Badge>;
  }
  const { closed } = closing;
  const isOther = toUnits(closed.gross) !== toUnits(gross) || toUnits(closed.amount) !== toUnits(amount);
  return (
    <>
      <Badge tone="good">Abgeschlossen</Badge>
      {isOther && (
        <small>
          danach geändert; abgeschlossen mit Umsatz {formatMoney(closed.gross, currency)}, Einnahmen{' '}
          {formatMoney(closed.amount, currency)}
        </small>
      )}
    </>
  );
}
