import { useEffect, useState } from 'react';

/** The picture at an address, once it is loaded; null before, and where there is none. */
export function usePicture(address: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ address: string; picture: HTMLImageElement } | null>(null);
  useEffect(() => {
    if (address === null) return;
    const picture = new Image();
    picture.onload = () => setLoaded({ address, picture });
    picture.src = address;
    return () => {
      picture.onload = null;
    };
  }, [address]);
  return loaded?.address === address ? loaded.picture : null;
}
