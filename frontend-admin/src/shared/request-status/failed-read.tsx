import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { selectFailedRead, type FailedRead as Failed } from '@bestellwerk/ui/loading/request-status';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import notes from '../ui/notes.module.css';
import classes from './request-status.module.css';
import { failureText } from '../api/failure-options.js';
import { AtServerReturn } from './server-return.js';
import { repeat } from '../api/follow-query.js';

/**
 * A failed read with a button to repeat it; nothing while all is well. Data already on screen stays. What failed because
 * the server was away is read again when it is back.
 */
export function FailedRead({ endpoint }: { endpoint: string }) {
  const dispatch = useAppDispatch();
  const failed = useAppSelector(selectFailedRead(endpoint));
  if (failed === null || failed.status === 401) return null;
  const readAgain = () => dispatch(repeat(endpoint, failed.argument));
  return (
    <div className={`${notes.alert} ${classes.failed}`} role="alert">
      {isUnreachable(failed) && <AtServerReturn onBack={readAgain} isKnownAway />}
      <div>
        <strong>{failureText(endpoint, failed.argument)}</strong>
        <span>{failed.message}</span>
      </div>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={readAgain}
      >
        Erneut versuchen
      </Button>
    </div>
  );
}

const isUnreachable = ({ status }: Pick<Failed, 'status'>): boolean => status === 0 || status >= 502;
