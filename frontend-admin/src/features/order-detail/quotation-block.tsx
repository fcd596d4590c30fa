import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { Block } from '../../shared/ui/block.js';
import classes from './facts.module.css';

interface Properties {
  order: StaffOrder;
  quotation: NonNullable<StaffOrder['quotation']>;
}

/** The newest offer to the guest. Former ones are in the history. */
export function QuotationBlock({ order: { pricing, currency, branch }, quotation }: Properties) {
  const timeZone = useBranchTimeZone(branch.id);
  const { offer, message, offeredAt, validUntil } = quotation;
  const timeOf = (at: string) => formatDateTime(new Date(at), timeZone);
  return (
    <Block title={offer > 1 ? `Angebot (${offer}. Fassung)` : 'Angebot'}>
      <dl className={classes.facts}>
        <div>
          <dt>Gesamt</dt>
          <dd>
            <strong>{formatMoney(pricing.totalGross, currency)}</strong>
          </dd>
        </div>
        <div>
          <dt>Erstellt am</dt>
          <dd>{timeOf(offeredAt)}</dd>
        </div>
        <div>
          <dt>Gültig bis</dt>
          <dd>{timeOf(validUntil)}</dd>
        </div>
        {message !== '' && (
          <div>
            <dt>Nachricht an den Gast</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{message ?? 'Gelöscht'}</dd>
          </div>
        )}
      </dl>
    </Block>
  );
}
