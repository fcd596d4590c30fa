import {
  hasThirdParties,
  isPixelId,
  isTagManagerId,
  type ThirdPartyIds,
} from '@bestellwerk/domain/analytics/third-parties';

/** What a guest agrees to: as much as is set up, and no more. */
export function consentText(ids: ThirdPartyIds): string {
  if (!hasThirdParties(ids)) {
    return 'Dürfen wir zählen, wie unser Shop genutzt wird? Niemand sonst erfährt davon.';
  }
  const services = [
    ...(isPixelId(ids.pixelId) ? ['Meta'] : []),
    ...(isTagManagerId(ids.tagManagerId) ? ['Google'] : []),
  ].join(' und ');
  return `Dürfen wir zählen, wie unser Shop genutzt wird, und dafür auch Dienste von ${services} laden?`;
}
