import { useId, useState } from 'react';
import { openingTable } from '@bestellwerk/domain/opening-hours/opening-table';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { useNow } from '../../shared/use-now.js';

interface Props {
  branch: Branch;
  /** Of the heading. */
  level?: 2 | 3;
}

/** The hours of this week of a branch; those of deliveries by a button, where the branch has them. */
export function OpeningHours({ branch, level = 2 }: Props) {
  const now = useNow();
  const shop = useShop();
  const id = useId();
  const [isDelivery, setDelivery] = useState(false);
  const timeZone = timeZoneOf(shop, branch);
  const isDeliveryShown = isDelivery && branch.isDeliveryHoursEnabled;
  const rows = openingTable(branch, isDeliveryShown ? 'deliveryHours' : 'openingHours', now, timeZone);
  const today = localTime(now, timeZone).date;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="text-2xl">
        {isDeliveryShown ? 'Lieferzeiten' : 'Öffnungszeiten'}
      </Heading>
      <table className="mt-3 w-full max-w-md tabular-nums">
        <tbody>
          {rows.map(({ date, day, hours }) => (
            <tr
              key={date}
              className={`border-b border-line align-top ${date === today ? 'font-bold' : ''}`}
              aria-current={date === today ? 'date' : undefined}
            >
              <th scope="row" className="py-1.5 pr-4 text-left [font-weight:inherit]">
                {day}
              </th>
              <td className="py-1.5 text-right">
                {hours.split(', ').map((slot) => (
                  <span key={slot} className="block">
                    {slot}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {branch.isDeliveryHoursEnabled && (
        <button type="button" className="link mt-2 min-h-11" onClick={() => setDelivery(!isDelivery)}>
          {isDeliveryShown ? 'Öffnungszeiten anzeigen' : 'Lieferzeiten anzeigen'}
        </button>
      )}
    </section>
  );
}
