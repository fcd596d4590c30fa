import { Skeleton, Switch } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useOrderHistoryQuery } from '../../shared/orders/orders-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import { PastOrderDialog } from './past-order-dialog.js';
import { entryWords, fieldWords, owedWords, sourceWords, valueWords } from './history.labels.js';
import classes from './order-timeline.module.css';

/** Every event of the order, newest last: who, when, what, from where. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const { currentData: history, isError } = useOrderHistoryQuery(order.id);
  const timeZone = useTimeZone();
  const [isTraced, setTraced] = useState(false);
  const [past, setPast] = useState<OrderHistoryEntry | null>(null);
  const days = new Set(history?.map(({ at }) => formatDate(new Date(at), timeZone)));
  return (
    <Block
      title="Verlauf"
      tools={
        <Switch
          size="sm"
          label="Technische Angaben"
          checked={isTraced}
          onChange={({ currentTarget }) => setTraced(currentTarget.checked)}
        />
      }
    >
      <FailedRead endpoint="orderHistory" />
      {!history && !isError && <Skeleton height={200} role="status" aria-label="Verlauf wird geladen" />}
      <ol className={classes.timeline}>
        {history?.map((entry, index) => (
          <Entry
            key={entry.position}
            entry={entry}
            history={history}
            order={order}
            timeZone={timeZone}
            isDayShown={days.size > 1}
            isTraced={isTraced}
            onShow={isOwnState(entry, history[index + 1]) ? () => setPast(entry) : null}
          />
        ))}
      </ol>
      <PastOrderDialog order={order} entry={past} onClose={() => setPast(null)} />
    </Block>
  );
}

/** Whether the order was seen as it was after an entry: not the newest, and not what was written together with the next one. */
const isOwnState = (entry: OrderHistoryEntry, next: OrderHistoryEntry | undefined): boolean =>
  next !== undefined && !(beforeSubmission.includes(entry.type) && next.type === 'OrderSubmitted');

/** Events that the submission of the order is often written with. */
const beforeSubmission = ['OrderPlaced', 'QuotationAccepted'];

/** Fields that the entry's sentences have already. */
const inWords = ['owedAmount', 'item'];

interface EntryProperties {
  entry: OrderHistoryEntry;
  history: readonly OrderHistoryEntry[];
  order: StaffOrder;
  timeZone: string;
  isDayShown: boolean;
  isTraced: boolean;
  /** Shows the order as it was then; null where that is as it is now. */
  onShow: (() => void) | null;
}

function Entry({ entry, history, order, timeZone, isDayShown, isTraced, onShow }: EntryProperties) {
  const { currency, onlinePayments: online } = order;
  const at = new Date(entry.at);
  // As beside the payments: until when a refund waits is a time of the branch.
  const branchTime = useBranchTimeZone(order.branch.id);
  const text = useAtNow((now) => entryWords(entry, { online, history, now, timeZone: branchTime }));
  const owed = owedWords(entry, currency);
  const changes = entry.changes.filter(({ field }) => !inWords.includes(field));
  return (
    <li data-type={entry.type}>
      <time dateTime={entry.at} className={classes.time}>
        {formatTime(at, timeZone)}
        {isDayShown && <small>{formatDate(at, timeZone)}</small>}
      </time>
      <div className={classes.what}>
        <p className={classes.text}>{text}</p>
        <p className={classes.who}>{sourceWords(entry)}</p>
        {owed !== null && <p className={classes.owed}>{owed}</p>}
        {changes.length > 0 && (
          <ul className={classes.changes}>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                {fieldWords(field)}: <del>{valueWords(field, before, { currency, timeZone })}</del> →{' '}
                <ins>{valueWords(field, after, { currency, timeZone })}</ins>
              </li>
            ))}
          </ul>
        )}
        {onShow && (
          <button
            type="button"
            className={classes.past}
            aria-label={`Stand danach: ${text}`}
            onClick={onShow}
          >
            Stand danach
          </button>
        )}
        {isTraced && (
          <p className={classes.trace}>
            Ereignis {entry.type}, Revision {entry.revision}, Position {entry.position}
          </p>
        )}
      </div>
    </li>
  );
}
