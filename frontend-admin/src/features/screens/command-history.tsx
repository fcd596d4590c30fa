import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '@bestellwerk/domain/text/formats';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { useScreenCommandsQuery } from './screens-api.js';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { instructionWords } from '@bestellwerk/domain/signage/instruction-words';
import { Block } from '../../shared/ui/block.js';
import { Pages } from '../../shared/ui/pages.js';
import { CommandTrack } from './command-track.js';
import classes from './screens.module.css';
import { durationOf } from './track.js';

const PAGE_SIZE = 10;

/** The commands of a screen with their results, newest first. */
export function CommandHistory({ screen }: { screen: SignageDevice }) {
  const [page, setPage] = useState(1);
  const timeZone = useBranchTimeZone(screen.branch);
  const { data, isError } = useScreenCommandsQuery({ id: screen.id, page, limit: PAGE_SIZE });
  return (
    <Block title="Verlauf der Befehle">
      <FailedRead endpoint="screenCommands" />
      {!data && !isError && <Skeleton height={240} role="status" aria-label="Befehle werden geladen" />}
      {data?.commands.length === 0 && (
        <p className={classes.idle}>Noch kein Befehl. Senden Sie den ersten.</p>
      )}
      <Pages total={data?.total ?? 0} size={PAGE_SIZE} page={page} onPage={setPage}>
        <ol className={classes.commands}>
          {data?.commands.map((command) => (
            <li key={command.id}>
              <Command command={command} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      </Pages>
    </Block>
  );
}

function Command({ command, timeZone }: { command: SignageCommand; timeZone: string }) {
  const { instruction, requestedAt, requestedBy, result, error } = command;
  const duration = durationOf(command);
  return (
    <>
      <h3>{instructionWords(instruction)}</h3>
      <p className={classes.who}>
        {formatDateTime(new Date(requestedAt), timeZone)}, {requestedBy.name ?? 'System'}
        {duration !== null && `, nach ${formatNumber(duration / 1000, 1)} s zu Ende`}
      </p>
      <CommandTrack command={command} timeZone={timeZone} />
      {result && <p className={classes.result}>{result}</p>}
      {error && (
        <p className={classes.error}>
          {error.message} <small>({error.code})</small>
        </p>
      )}
    </>
  );
}
