import { useEffect } from 'react';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { again } from '../api/follow-query.js';
import { sessionApi } from './session-api.js';
import { useAppDispatch } from '../api/redux.js';
import { useUser } from './use-user.js';

/** Requests the current user as soon as the session has ended elsewhere, so that people notice it immediately. */
export function useSessionWatch(): void {
  const dispatch = useAppDispatch();
  const { id } = useUser().user;
  useEffect(() => {
    const ask = () => void dispatch(sessionApi.endpoints.currentUser.initiate(undefined, again));
    return liveSocket.watchSession(id, ask);
  }, [dispatch, id]);
}
