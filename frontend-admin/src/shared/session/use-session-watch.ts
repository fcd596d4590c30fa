import { useEffect } from 'react';
import { workingTimeTopic } from '@bestellwerk/domain/views/live-topics';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { again } from '../api/follow-query.js';
import { sessionApi } from '../api/session-api.js';
import { useAppDispatch } from '../redux.js';
import { useUser } from './use-user.js';

const nothing = () => undefined;

/**
 * Asks who is signed in as soon as the server no longer lets this page follow what is the user's own:
 * whose session is ended elsewhere leaves every page at once.
 */
export function useSessionWatch(): void {
  const dispatch = useAppDispatch();
  const { id } = useUser().user;
  useEffect(() => {
    const ask = () => void dispatch(sessionApi.endpoints.currentUser.initiate(undefined, again));
    return liveSocket.subscribe(workingTimeTopic(id), { onChanges: nothing, onRefused: ask });
  }, [dispatch, id]);
}
