import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { selectFailedRead } from '@bestellwerk/ui/loading/request-status';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import notes from '../ui/notes.module.css';
import classes from './request-status.module.css';
import { failureText } from '../api/failure-options.js';
import { repeat } from '../api/follow-query.js';

/** A failed read with a button to repeat it; nothing while all is well. Data already on screen stays. */
export function FailedRead({ endpoint }: { endpoint: string }) {
  const dispatch = useAppDispatch();
  const failed = useAppSelector(selectFailedRead(endpoint));
  if (failed === null || failed.status === 401) return null;
  return (
    <div className={`${notes.alert} ${classes.failed}`} role="alert">
      <div>
        <strong>{failureText(endpoint, failed.argument)}</strong>
        <span>{failed.message}</span>
      </div>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => dispatch(repeat(endpoint, failed.argument))}
      >
        Erneut versuchen
      </Button>
    </div>
  );
}
