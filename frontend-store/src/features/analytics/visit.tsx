import type { Store } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import { hasThirdParties } from '@bestellwerk/domain/analytics/third-parties';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { storedFlag } from '@bestellwerk/ui/storage/stored-formats';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { api } from '../../shared/api.js';
import type { Carts } from '../../shared/cart/cart-slice.js';
import { type Shop, shopOf, useShop } from '../../shared/catalogue/use-shop.js';
import { useConsent, type WithConsent } from '../../shared/consent/consent-slice.js';
import { hasThirdPartyScripts } from '../../shared/consent/third-party-page.js';
import type { WithApi } from '../../shared/order/order-api.js';
import { deviceData, isApp } from './device-data.js';
import { actionsWatched } from './seen-actions.js';
import { ShopVisit, type Surroundings } from './shop-visit.js';
import { loadThirdParties } from './third-party-scripts.js';
import { useSignsOfLife } from './use-signs-of-life.js';

type State = WithConsent & WithApi & { carts: Carts };

const PAGE_VIEW_AFTER = 250;
const DESCRIBED = 'device-described';

/** Counts what the guest does; shows nothing. */
export function Visit() {
  const store = useStore<State>();
  const consent = useConsent();
  const [visit] = useState(() => new ShopVisit(surroundingsOf(store), consent));
  useEffect(() => visit.answered(consent), [visit, consent]);
  useThirdParties(visit);
  usePages(visit);
  useSignsOfLife(visit);
  return null;
}

const surroundingsOf = (store: Store<State>): Surroundings => ({
  currency: () => shopIn(store)?.config.currency,
  branchOf: (identifier) => shopIn(store)?.branchOf(identifier),
  carts: () => store.getState().carts,
  isApp,
  now: () => performance.now(),
  device: () => (readStored(tabStorage, DESCRIBED, storedFlag) ? undefined : deviceData()),
  noteDescribed: () => writeStored(tabStorage, DESCRIBED, storedFlag, true),
});

const catalogueIn = api.endpoints.catalogue.select();

function shopIn(store: Store<State>): Shop | undefined {
  const { data } = catalogueIn(store.getState());
  return data && shopOf(data);
}

/** Each page counts once it was there for a moment; what was done before the first counts after it. */
function usePages(visit: ShopVisit): void {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { origin } = location;
      const referrer = isFirst.current ? document.referrer : `${origin}/`;
      visit.pageShown({ pathname, search, referrer, origin });
      if (isFirst.current) dispatch(actionsWatched((seen) => visit.saw(seen)));
      isFirst.current = false;
    }, PAGE_VIEW_AFTER);
    return () => clearTimeout(timer);
    // Another query is no other page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit, pathname]);
  useEffect(() => () => void dispatch(actionsWatched(null)), [dispatch]);
}

/** Loads the scripts of third parties where the guest agreed before this page came. */
function useThirdParties(visit: ShopVisit): void {
  const store = useStore<State>();
  const { config } = useShop();
  const { pathname } = useLocation();
  const isOpen = useSelector(({ consent }: WithConsent) => consent.isOpenToThirdParties);
  const isAccepted = useConsent() === 'accepted';
  const mayLoad = isOpen && isAccepted && !isSecretPage(pathname) && !cameFromSecret();
  useEffect(() => {
    if (!mayLoad || !hasThirdParties(config) || hasThirdPartyScripts()) return;
    visit.reportTo(loadThirdParties(config, (product) => shopIn(store)?.productById.get(product)?.uid));
  }, [visit, store, mayLoad, config]);
}

/** Every script can read the address that led here. */
const cameFromSecret = (): boolean =>
  URL.canParse(document.referrer) &&
  new URL(document.referrer).origin === location.origin &&
  isSecretPage(new URL(document.referrer).pathname);
