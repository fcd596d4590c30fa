import type { Fields } from '@bestellwerk/domain/records/record-state';
import {
  branchCardTexts,
  branchStripText,
  type BranchOpening,
} from '@bestellwerk/domain/opening-hours/opening-texts';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { Block } from '../../../shared/ui/block.js';
import { useNow } from '../../../shared/ui/use-now.js';
import { ComingDays } from '../opening-hours/coming-days.js';
import { wholeEntries } from '../opening-hours/hours-entry.js';
import classes from './branch-preview.module.css';

const MINUTE = 60_000;

/** What customers read about the hours of a branch as it is being edited. */
export default function BranchPreview({ record }: { record: Fields }) {
  const shopZone = useTimeZone();
  const zone = typeof record.timeZone === 'string' ? record.timeZone : shopZone;
  const now = new Date(Math.floor(useNow() / MINUTE) * MINUTE);
  const branch = openingOf(record);
  const strip = branchStripText(branch, now, zone);
  const card = branchCardTexts(branch, now, zone);
  const { date: today } = localTime(now, zone);
  return (
    <Block title="So sieht es der Shop">
      <div className={classes.preview}>
        <p className={classes.strip} data-open={strip.isOpen || undefined}>
          <strong>{strip.text}</strong>
          {strip.isClosingSoon && <span>Schließt bald</span>}
        </p>
        {card.text !== strip.text && <p className={classes.card}>{card.text}</p>}
        {card.pickup && <p className={classes.card}>{card.pickup}</p>}
        {record.isPublic !== true && (
          <p className={classes.card}>Die Filiale ist nicht öffentlich: Der Shop zeigt sie als inaktiv.</p>
        )}
        <ComingDays title="Geöffnet" entries={branch.openingHours} today={today} days={7} />
        {branch.isDeliveryHoursEnabled && (
          <ComingDays title="Lieferung" entries={branch.deliveryHours} today={today} days={7} />
        )}
      </div>
    </Block>
  );
}

const openingOf = (record: Fields): BranchOpening => ({
  openingHours: wholeEntries(record.openingHours),
  deliveryHours: wholeEntries(record.deliveryHours),
  isDeliveryHoursEnabled: record.isDeliveryHoursEnabled === true,
  closedMessage: textIn(record.closedMessage),
  orderableFrom: textIn(record.orderableFrom),
  isTakeawayEnabled: record.isTakeawayEnabled === true,
  isDeliveryEnabled: record.isDeliveryEnabled === true,
  isDineInEnabled: record.isDineInEnabled === true,
  isPreorderEnabled: record.isPreorderEnabled === true,
});

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
