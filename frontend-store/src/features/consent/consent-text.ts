import {
  hasThirdParties,
  isPixelId,
  isTagManagerId,
  type ThirdPartyIds,
} from '@bestellwerk/domain/analytics/third-parties';
import { mapHosts, type MapSettings } from '@bestellwerk/domain/addresses/shop-map';

/** What a guest agrees to: as much as is set up, and no more. */
export function consentText(settings: ThirdPartyIds & MapSettings): string {
  const [map] = mapHosts(settings).map((host) => new URL(host).hostname);
  if (!hasThirdParties(settings)) {
    return map
      ? `Dürfen wir zählen, wie unser Shop genutzt wird, und die Karte von ${map} laden?`
      : 'Dürfen wir zählen, wie unser Shop genutzt wird? Niemand sonst erfährt davon.';
  }
  const services = [
    ...(isPixelId(settings.pixelId) ? ['Meta'] : []),
    ...(isTagManagerId(settings.tagManagerId) ? ['Google'] : []),
  ].join(' und ');
  return `Dürfen wir zählen, wie unser Shop genutzt wird, und dafür auch Dienste von ${services} laden?${map ? ` Wir zeigen dann auch die Karte von ${map}.` : ''}`;
}
