import { type RefObject, useEffect, useRef, useState } from 'react';
import { coordinatesOf } from '@bestellwerk/domain/addresses/directions';
import { mapHosts, mapStyles } from '@bestellwerk/domain/addresses/shop-map';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { useShop } from '../catalogue/use-shop.js';
import { useIsOpenToMap } from '../consent/consent-slice.js';
import { useIsIdle } from '../use-is-idle.js';
import { DrawnPlace } from './drawn-place.js';
import { MapConsent } from './map-consent.js';

/**
 * Where a branch is: as a map that is loaded when it comes into view, from others only after consent; as a drawing before, and where no map
 * can be shown. Nothing if the shop has none. The way there is linked beside it by `BranchContact`.
 * `query`: see `MapConsent`.
 */
export function BranchMap({ branch, query }: { branch: Branch; query?: string | undefined }) {
  const { config } = useShop();
  const isOpen = useIsOpenToMap();
  const box = useRef<HTMLDivElement>(null);
  const [canBeShown, setCanBeShown] = useState(false);
  const styles = mapStyles(config);
  const [provider] = mapHosts(config);
  const at = coordinatesOf(branch);
  const isLater = useIsIdle();
  useEffect(() => {
    if (isLater && config.enablePluginMapbox) setCanBeShown(hasWebGl());
  }, [isLater, config.enablePluginMapbox]);
  const hasMap = canBeShown && styles !== null && at !== null;
  const isAllowed = provider === undefined || isOpen;
  const isStarted = useMap(box, hasMap && isAllowed, () => setCanBeShown(false), branch);
  if (!config.enablePluginMapbox) return null;
  return (
    <section aria-label={`Karte: ${branch.name}`} className="relative isolate">
      <div className="relative h-72 overflow-clip rounded-box bg-paper-deep tablet:h-96">
        {!isStarted && <DrawnPlace branch={branch} />}
        {hasMap && isAllowed && <div ref={box} className="size-full" />}
      </div>
      {hasMap && !isAllowed && <MapConsent provider={new URL(provider).hostname} query={query} />}
    </section>
  );
}

/** Whether the map is there. It begins once, when a third of its place is in sight. */
function useMap(
  box: RefObject<HTMLDivElement | null>,
  isWanted: boolean,
  onFailed: () => void,
  branch: Branch,
): boolean {
  const { config } = useShop();
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    const place = box.current;
    const [at, styles] = [coordinatesOf(branch), mapStyles(config)];
    if (!isWanted || !place || !at || !styles) return;
    let end = () => {};
    let isOver = false;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        void begin();
      },
      { threshold: 0.3 },
    );
    async function begin() {
      const fail = () => {
        setStarted(false);
        onFailed();
      };
      try {
        const { startMap } = await import('./start-map.js');
        if (isOver) return;
        const { mapboxZoom: zoom, mapboxPitch: pitch, mapboxBearing: bearing } = config;
        const view = { center: [at!.longitude, at!.latitude] as [number, number], zoom, pitch, bearing };
        end = startMap(place!, { styles: styles!, view, onStarted: () => setStarted(true), onFailed: fail });
      } catch {
        // The drawing has the address as well.
        if (!isOver) fail();
      }
    }
    seen.observe(place);
    return () => {
      isOver = true;
      seen.disconnect();
      end();
      setStarted(false);
    };
    // Changes of the branch or of settings come with the next page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
  return isStarted;
}

/** Takes long. The context is given back: browsers end the oldest of more than 16. */
function hasWebGl(): boolean {
  if (!('WebGL2RenderingContext' in globalThis)) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
