import { isPixelId, isTagManagerId, type ThirdPartyIds } from '../../analytics/third-parties.js';
import type { Problem } from '../../kernel/refusal.js';
import { optionalText } from '../fields.js';

const statistics = {
  section: 'Statistik',
  sectionHelp:
    'Besuche zählt der Shop selbst. Dienste anderer werden nur mit Kennung geladen, nur nachdem ein Gast im Cookie-Hinweis „Akzeptieren“ gewählt hat, und nie auf den Seiten von Bestellungen.',
};

/** Services of others by which a business measures its advertising. */
export const statisticsFields = {
  pixelId: optionalText('Kennung des Meta-Pixels', {
    ...statistics,
    max: 20,
    help: 'Die Zahl aus dem Events Manager. Meta erfährt, welche Seiten angesehen und welche Produkte bestellt werden. Nennen Sie Meta in Ihrer Datenschutzerklärung.',
  }),
  tagManagerId: optionalText('Kennung des Google Tag Managers', {
    ...statistics,
    max: 20,
    help: 'Beginnt mit GTM-. Was er lädt, bestimmen Sie bei Google: Nennen Sie es in Ihrer Datenschutzerklärung.',
  }),
};

export function statisticsProblems({ pixelId, tagManagerId }: ThirdPartyIds): Problem[] {
  return [
    ...(pixelId === '' || isPixelId(pixelId)
      ? []
      : [{ message: 'Bitte geben Sie nur die Zahl an, etwa 123456789012345.', field: 'pixelId' }]),
    ...(tagManagerId === '' || isTagManagerId(tagManagerId)
      ? []
      : [{ message: 'Bitte geben Sie eine Kennung wie GTM-AB12CD3 an.', field: 'tagManagerId' }]),
  ];
}
