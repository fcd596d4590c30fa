import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { SessionInfo } from '@bestellwerk/domain/contracts/access.schema';
import { useTimeZone } from '../shop/shop-api.js';
import { Pages } from '../ui/pages.js';
import classes from './session-list.module.css';

const PAGE_SIZE = 10;

interface Properties {
  name: string;
  sessions: readonly SessionInfo[];
  onEnd(id: string): void;
}

/** The sessions of a user, the current one first, ten per page. All but the current one can be ended. */
export function SessionList({ name, sessions, onEnd }: Properties) {
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(sessions.length / PAGE_SIZE)));
  const currentFirst = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <Pages total={sessions.length} size={PAGE_SIZE} page={page} onPage={setPage}>
      <ul className={classes.sessions} aria-label={name}>
        {currentFirst.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => onEnd(session.id)} />
        ))}
      </ul>
    </Pages>
  );
}

function SessionLine({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
  const { createdAt, lastSeenAt, address, device, isCurrent } = session;
  const timeZone = useTimeZone();
  const textOf = (instant: string) => formatDateTime(new Date(instant), timeZone);
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {isCurrent && <span className={classes.current}>Diese Sitzung</span>}
        <p className={classes.facts}>
          Angemeldet am {textOf(createdAt)}
          {lastSeenAt && <>, zuletzt aktiv am {textOf(lastSeenAt)}</>}
          {address && <>, Adresse {address}</>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="sm"
          onClick={onEnd}
          aria-label={`Sitzung beenden: ${device}, angemeldet am ${textOf(createdAt)}`}
        >
          Beenden
        </Button>
      )}
    </li>
  );
}
