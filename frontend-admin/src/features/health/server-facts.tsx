import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { HealthDetails } from '@bestellwerk/domain/contracts/health.schema';
import { useTimeZone } from '../../shared/shop/shop-settings.js';
import classes from './health.module.css';

/** What one is asked for when one calls for help. */
export function ServerFacts({ details: { version, startedAt } }: { details: HealthDetails }) {
  const timeZone = useTimeZone();
  return (
    <p className={classes.facts}>
      Version {version}, gestartet am {formatDateTime(new Date(startedAt), timeZone)}
    </p>
  );
}
