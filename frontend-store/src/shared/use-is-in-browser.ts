import { useSyncExternalStore } from 'react';

/**
 * False on the server, and in the browser while the shop takes over what the server has rendered: until then nothing may be shown
 * that only this browser knows, such as what is in its storage.
 */
export const useIsInBrowser = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);

const subscribe = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
