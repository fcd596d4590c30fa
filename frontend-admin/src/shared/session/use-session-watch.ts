import { useEffect } from 'react';
import { workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { again } from '../api/follow-query.js';
import { sessionApi } from './session-api.js';
import { useAppDispatch } from '../api/redux.js';
import { useUser } from './use-user.js';

const nothing = () => undefined;

/**
 * Requests the current user as soon as the server rejects the live subscription of the user, so that a session
 * ended elsewhere is noticed immediately.
 */
export function useSessionWatch(): void {
  const dispatch = useAppDispatch();
  const { id } = useUser().user;
  useEffect(() => {
    const ask = () => void dispatch(sessionApi.endpoints.currentUser.initiate(undefined, again));
    return liveSocket.subscribe(workingTimeTopic(id), { onChanges: nothing, onRefused: ask });
  }, [dispatch, id]);
}
