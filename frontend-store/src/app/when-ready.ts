import { matchPath } from 'react-router';
import { api } from '../shared/api.js';
import { BranchHome, ContentPage, MenuPage, StatusPage } from './load-pages.js';
import type { Store } from './store.js';

const unsubscribed = { subscribe: false };

/** Resolves when the page of this address can be shown in one step: with its data, and with its script. Never rejects. */
export async function whenReady(store: Store, pathname = location.pathname): Promise<void> {
  const catalogue = store.dispatch(api.endpoints.catalogue.initiate(undefined, unsubscribed));
  const address = matchPath('/status/:uid/:hash', pathname)?.params;
  if (address) {
    const { uid, hash } = address as { uid: string; hash: string };
    await Promise.all([catalogue, StatusPage.preload(), readOrder(store, { uid: uid.toUpperCase(), hash })]);
  } else if (matchPath('/store/:branch', pathname)) await Promise.all([catalogue, MenuPage.preload()]);
  else if (pathname !== '/') await Promise.all([catalogue, ContentPage.preload()]);
  else if ((await catalogue).data?.config.enablePluginHomePage) await BranchHome.preload();
}

async function readOrder(store: Store, address: { uid: string; hash: string }): Promise<void> {
  // With the page: no other needs it in the first view.
  const { orderApi } = await import('../shared/order/order-api.js');
  await store.dispatch(orderApi.endpoints.publicOrder.initiate(address, unsubscribed));
}
