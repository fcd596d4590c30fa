import { type RefObject, useEffect } from 'react';

/** Takes up what a guest has typed into the field that the server rendered, before there was a script. */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  useEffect(() => {
    const text = field.current?.value;
    if (text) take(text);
    // Once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
