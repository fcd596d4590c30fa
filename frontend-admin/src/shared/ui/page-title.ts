import { useEffect } from 'react';

let title = '';
let waiting = 0;

function show(): void {
  const name = title ? `${title} – Bestellwerk` : 'Bestellwerk';
  document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
}

/** Names the page in the browser's tab. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    title = name;
    show();
  }, [name]);
}

/** Puts the number of waiting orders in front of the page title. */
export function useWaitingCount(count: number): void {
  useEffect(() => {
    waiting = count;
    show();
    return () => {
      waiting = 0;
      show();
    };
  }, [count]);
}
