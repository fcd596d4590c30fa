import { Tooltip } from '@mantine/core';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import { useOpenOrders } from '../../shared/orders/orders-api.js';
import { useAwaySince } from '../../shared/request-status/away-since.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './header.module.css';

const words = {
  connected: { short: 'Live', long: 'Änderungen erscheinen sofort.' },
  connecting: { short: 'Verbindet …', long: 'Die Live-Verbindung wird aufgebaut.' },
  disconnected: {
    short: 'Getrennt',
    long: 'Die Verbindung wird wiederhergestellt. Bis dahin wird alle 10 Sekunden neu geladen.',
  },
};

/** What lasts less is not worth that the page moves. */
const MOMENT_MS = 1_000;

/**
 * Whether what is on screen follows the log at once. Nothing on pages that show nothing live. A lost connection has a line
 * of its own below the header, in which it covers nothing.
 */
export function LiveBadge() {
  const state = useLiveState();
  const since = useAwaySince();
  const isLost = useAtNow((now) => since !== null && now - since >= MOMENT_MS);
  const mayReadOrders = branchesFor(usePrincipal(), 'orders.read').length > 0;
  if (state === 'idle') return null;
  const { short, long } = words[state];
  return (
    <Tooltip label={long} multiline maw={260}>
      <div
        className={classes.live}
        data-away={state !== 'connected' || undefined}
        data-lost={(isLost && since !== null) || undefined}
      >
        <span role="status" aria-label={`${short}. ${long}`}>
          {short}
        </span>
        {isLost && since !== null && (mayReadOrders ? <OrdersAt since={since} /> : <Since since={since} />)}
      </div>
    </Tooltip>
  );
}

/** The orders are as they were when the connection was lost, or when they were last read since. */
function OrdersAt({ since }: { since: number }) {
  const { fulfilledTimeStamp: readAt } = useOpenOrders();
  const timeZone = useTimeZone();
  const at = Math.max(since, readAt ?? 0);
  const time = useAtNow((now) => appointmentTimeText(new Date(at), new Date(now), timeZone));
  return (
    <>
      <Since since={since} />
      <span>Stand {time}</span>
    </>
  );
}

function Since({ since }: { since: number }) {
  const text = useAtNow((now) => awayWords(now - since));
  return text && <span>{text}</span>;
}

const MINUTE = 60_000;

/** 'seit 1 Minute', 'seit 12 Minuten', 'seit 2 h 05'; nothing in the first minute. */
function awayWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return '';
  if (minutes === 1) return 'seit 1 Minute';
  if (minutes < 60) return `seit ${minutes} Minuten`;
  return `seit ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
