import { useEffect, useRef } from 'react';
import type { ChosenFonts } from '@bestellwerk/domain/website/fonts-in-use';

/** Follows the fonts of the settings; undefined: not known yet. A shop that has never had others loads nothing for it. */
export function useFonts(config: ChosenFonts | undefined): void {
  const hadOthers = useRef(document.getElementById('fonts') !== null);
  const isKnown = config !== undefined;
  const { headingFont = null, textFont = null } = config ?? {};
  useEffect(() => {
    hadOthers.current ||= headingFont !== null || textFont !== null;
    if (!isKnown || !hadOthers.current) return;
    let isWanted = true;
    import('./show-fonts.js').then(
      ({ showFonts }) => isWanted && showFonts({ headingFont, textFont }),
      // Letters of another form are no reason to keep guests from ordering.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isKnown, headingFont, textFont]);
}
