import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import { noteLeaving } from '../../shared/consent/third-party-page.js';

/**
 * Before a script of somebody else is loaded: from now on this page takes on no address that opens an order. Such a page is
 * loaded by itself, without their scripts, and no listener of theirs sees the link that leads to it. Answers what ends this.
 */
export function keepSecretsApart(page: Pick<Location, 'assign' | 'replace'> = location): () => void {
  const { pushState, replaceState } = history;
  history.pushState = keptApart(pushState, (address) => page.assign(address));
  history.replaceState = keptApart(replaceState, (address) => page.replace(address));
  window.addEventListener('click', followAlone, { capture: true });
  window.addEventListener('pageshow', stay);
  return () => {
    Object.assign(history, { pushState, replaceState });
    window.removeEventListener('click', followAlone, { capture: true });
    window.removeEventListener('pageshow', stay);
    noteLeaving(false);
  };
}

/** The same way to change the address, but one that opens an order is loaded. */
const keptApart =
  (change: History['pushState'], load: (address: string) => void): History['pushState'] =>
  (state, unused, url) => {
    const address = url === null || url === undefined ? null : new URL(url, location.href);
    if (!address || !isOfOrder(address)) return change.call(history, state, unused, url);
    noteLeaving(true);
    load(address.href);
  };

/** The browser follows the link, and nobody else hears of the click. */
function followAlone(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && URL.canParse(link.href) && isOfOrder(new URL(link.href))) event.stopImmediatePropagation();
}

/** A browser that kept the page as it was shows it on the way back. */
const stay = ({ persisted }: PageTransitionEvent): void => void (persisted && noteLeaving(false));

const isOfOrder = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && isSecretPage(pathname);
