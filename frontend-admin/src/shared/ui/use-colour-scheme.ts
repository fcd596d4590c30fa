import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** Which colours are shown, and how to change to the others. */
export function useColourScheme(): { isDark: boolean; change: () => void; changeLabel: string } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return {
    isDark,
    change: () => setColorScheme(isDark ? 'light' : 'dark'),
    changeLabel: isDark ? 'Helle Ansicht' : 'Dunkle Ansicht',
  };
}
