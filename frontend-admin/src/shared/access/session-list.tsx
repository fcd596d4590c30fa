import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '@bestellwerk/domain/rules/formats';
import type { SessionInfo } from '@bestellwerk/domain/views/access.schema';
import { useTimeZone } from '../orders/use-time-zone.js';
import { Pages } from '../ui/pages.js';
import classes from './session-list.module.css';

const PAGE_SIZE = 10;

interface Properties {
  name: string;
  sessions: readonly SessionInfo[];
  onEnd(id: string): void;
}

/** The browsers somebody is signed in with, the one in use first, ten on a page; all but the one in use can be signed out. */
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
