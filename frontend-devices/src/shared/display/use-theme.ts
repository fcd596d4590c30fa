import { useState } from 'react';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { storedText } from '@bestellwerk/ui/storage/stored-formats';

export type Theme = 'light' | 'dark';

const NAME = 'display-theme';

/** Bright or dark: what was chosen on this device, otherwise what the device prefers. */
export function useTheme(): { theme: Theme; turn(): void } {
  const [theme, setTheme] = useState<Theme>(() => {
    const chosen = readStored(deviceStorage, NAME, storedText);
    if (chosen === 'light' || chosen === 'dark') return chosen;
    return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  });
  const turn = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    writeStored(deviceStorage, NAME, storedText, other);
    setTheme(other);
  };
  return { theme, turn };
}
