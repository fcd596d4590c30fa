import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { isSelfService } from '@bestellwerk/domain/analytics/page-path';
import { AdminTools } from '../features/admin-tools/admin-tools.js';
import { Visit } from '../features/analytics/visit.js';
import { CookieBanner } from '../features/consent/cookie-banner.js';
import { LaterPart } from '../shared/later-part.js';
import { useShop } from '../shared/catalogue/use-shop.js';
import { consentRead, keptConsent, useIsConsentAsked } from '../shared/consent/consent-slice.js';

const loadAppInstall = () => import('../features/install/app-install.js');
const hasWorker = (): boolean => navigator.serviceWorker?.controller != null;

/** What guests do not need to see the menu. Stands in front of the shop, so that the keyboard reaches it first. */
export default function AfterFirstView() {
  useConsentOfOtherTabs();
  const { pathname } = useLocation();
  const isAsked = useIsConsentAsked();
  // A worker of the shop is removed where the shop is no app any more.
  const isApp = useShop().config.enablePluginPWA || hasWorker();
  return (
    <>
      {isAsked && !isSelfService(pathname) && <CookieBanner />}
      <AdminTools />
      {isApp && <LaterPart load={loadAppInstall} />}
      <Visit />
    </>
  );
}

/** Another tab may have been answered. Where cookies are blocked, each has its own answer. */
function useConsentOfOtherTabs(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const read = () => {
      const kept = keptConsent();
      if (document.visibilityState === 'visible' && kept !== null) dispatch(consentRead(kept));
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [dispatch]);
}
