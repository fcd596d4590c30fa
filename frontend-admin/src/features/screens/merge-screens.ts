import { byName } from '@bestellwerk/domain/text/search';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';

/** A screen's own topic carries its commands as well. */
export const isScreen = (row: SignageDevice | SignageCommand): row is SignageDevice => 'isPaired' in row;

/**
 * Puts changed screens into those on show, by name. Coming and going changes no revision, so an equal one
 * is taken as well. Changes `screens` in place.
 */
export function mergeScreens(screens: SignageDevice[], changed: readonly SignageDevice[]): void {
  for (const screen of changed) {
    const at = screens.findIndex(({ id }) => id === screen.id);
    const known = screens[at];
    if (known && BigInt(screen.revision) < BigInt(known.revision)) continue;
    if (known) screens.splice(at, 1);
    if (screen.isPaired) screens.push(screen);
  }
  screens.sort(byName);
}
