import { type ReactNode, useRef, useSyncExternalStore } from 'react';

interface Properties {
  className?: string | undefined;
  /** Gets the button that fills the screen with it, and back; null where the browser cannot. */
  children(turn: ReactNode): ReactNode;
}

/** A part of a page that can fill the screen, without the navigation around it. */
export function FullScreen({ className, children }: Properties) {
  const part = useRef<HTMLDivElement>(null);
  const isFull = useSyncExternalStore(followFullScreen, () => document.fullscreenElement !== null);
  const turn = () => void (isFull ? document.exitFullscreen() : part.current?.requestFullscreen());
  return (
    <div ref={part} className={className}>
      {children(
        document.fullscreenEnabled ? (
          <button type="button" onClick={turn}>
            {isFull ? 'Vollbild beenden' : 'Vollbild'}
          </button>
        ) : null,
      )}
    </div>
  );
}

function followFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
