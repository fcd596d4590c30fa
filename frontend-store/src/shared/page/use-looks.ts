import { useEffect, useRef } from 'react';
import type { ChosenLooks } from '@bestellwerk/domain/website/looks';

/** Follows the fonts, colors and corners of the settings; undefined: not known yet. A shop that has never had others loads nothing for it. */
export function useLooks(config: ChosenLooks | undefined): void {
  const hadOthers = useRef(typeof document !== 'undefined' && document.getElementById('looks') !== null);
  const isKnown = config !== undefined;
  const { headingFont = null, textFont = null, headColor = null, accentColor = null } = config ?? {};
  const corners = config?.corners ?? 'square';
  useEffect(() => {
    const chosen = { headingFont, textFont, headColor, accentColor };
    hadOthers.current ||= corners !== 'square' || Object.values(chosen).some((value) => value !== null);
    if (!isKnown || !hadOthers.current) return;
    let isWanted = true;
    import('./show-looks.js').then(
      ({ showLooks }) => isWanted && showLooks({ ...chosen, corners }),
      // Letters of another form are no reason to keep guests from ordering.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isKnown, headingFont, textFont, headColor, accentColor, corners]);
}
