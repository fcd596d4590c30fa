import { type RefObject, useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Consent } from '@bestellwerk/domain/analytics/consent';
import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import { hasThirdParties } from '@bestellwerk/domain/analytics/third-parties';
import { isMapPage, mapHosts } from '@bestellwerk/domain/addresses/shop-map';
import { privacyPage } from '@bestellwerk/domain/text/legal-pages';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { consentAnswered, keepConsent, type WithConsent } from '../../shared/consent/consent-slice.js';
import { hasThirdPartyScripts } from '../../shared/consent/third-party-page.js';
import { LegalLink } from '../../shared/page/legal-link.js';
import { useLowerEdge } from '../../shared/page/use-lower-edge.js';
import { consentText } from './consent-text.js';
import { withdrawConsent } from './withdraw-consent.js';

/**
 * The question for consent at the lower edge. It takes room of its own at the end of the page, is the first that the keyboard
 * reaches, and keeps nobody from ordering.
 */
export function CookieBanner() {
  const { config } = useShop();
  const dispatch = useDispatch();
  const store = useStore<WithConsent>();
  const isAskedAgain = useSelector(({ consent }: WithConsent) => consent.isAskedAgain);
  const banner = useRef<HTMLElement>(null);
  useLowerEdge(banner);
  const opener = useOpener(banner, isAskedAgain);

  function answer(given: Consent) {
    const { answer: before, isOpenToMap } = store.getState().consent;
    keepConsent(given);
    dispatch(consentAnswered(given));
    (opener.current ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    if (given === 'declined' && before === 'accepted') void withdrawConsent();
    // Only a page that comes after the answer may use the hosts of others, and only one that is left ends their scripts.
    const isForScripts = hasThirdParties(config) && !isSecretPage(location.pathname);
    const isForMap = mapHosts(config).length > 0 && isMapPage(location.pathname);
    const isOther =
      given === 'accepted'
        ? (isForScripts && !hasThirdPartyScripts()) || (isForMap && !isOpenToMap)
        : hasThirdPartyScripts();
    if (isOther) location.reload();
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label="Cookies"
      className="on-plum forced-edge sticky bottom-0 z-40 order-1 max-h-[50dvh] overflow-y-auto border-t-4 border-mustard bg-ink text-paper outline-none [@media(max-height:20rem)]:static [@media(max-height:20rem)]:order-none [@media(max-height:20rem)]:max-h-none"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3 short:py-2">
        <p className="min-w-0 grow basis-64 text-sm leading-snug">
          {consentText(config)}{' '}
          <LegalLink page={privacyPage} className="font-semibold underline hover:text-mustard">
            Mehr erfahren
          </LegalLink>
        </p>
        <div className="flex grow flex-wrap gap-2 tablet:flex-none tablet:flex-nowrap">
          <button type="button" className={look} onClick={() => answer('declined')}>
            Ablehnen
          </button>
          <button type="button" className={look} onClick={() => answer('accepted')}>
            Akzeptieren
          </button>
        </div>
      </div>
    </section>
  );
}

const look =
  'min-h-11 grow basis-28 rounded-box border-2 border-mustard px-4 font-semibold hover:bg-mustard hover:text-ink tablet:w-40 tablet:flex-none';

/** Takes the focus when the guest asked for the banner, and answers what it had before. */
function useOpener(banner: RefObject<HTMLElement | null>, isAskedAgain: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isAskedAgain) return;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    banner.current?.focus({ preventScroll: true });
  }, [banner, isAskedAgain]);
  return opener;
}
