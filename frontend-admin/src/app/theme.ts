import {
  type BadgeProps,
  type ButtonProps,
  createTheme,
  type CSSVariablesResolver,
  type DrawerProps,
  type MantineColorsTuple,
  type MantineTheme,
  type MenuProps,
  type ModalProps,
  type PillProps,
  type TooltipProps,
} from '@mantine/core';

const magenta: MantineColorsTuple = [
  '#fdf0f5',
  '#f8dce8',
  '#f2bdd3',
  '#ec9dbe',
  '#e27aa6',
  '#c9457f',
  '#ae2f68',
  '#93265a',
  '#761f48',
  '#541633',
];
const amber: MantineColorsTuple = [
  '#fff6ea',
  '#fdeacf',
  '#fad5a1',
  '#f6c37a',
  '#f2ad4d',
  '#efa33e',
  '#ec9b33',
  '#c97f1f',
  '#8a5710',
  '#5f3c0b',
];
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f3efe8',
  '#e7e0d6',
  '#d8cfc2',
  '#c3b8a9',
  '#978b7e',
  '#6f645a',
  '#544a42',
  '#39322c',
  '#211c18',
];
const dark: MantineColorsTuple = [
  '#f1ebe3',
  '#d9d0c5',
  '#b9aea2',
  '#94897e',
  '#5f554d',
  '#463e38',
  '#332c27',
  '#1b1714',
  '#141110',
  '#0d0b0a',
];

const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fbdbd8',
  '#f8b9b3',
  '#ff9a8f',
  '#e2675d',
  '#c9453c',
  '#b3261e',
  '#96201a',
  '#751914',
  '#54120e',
];

const font = "'Archivo Variable', 'Helvetica Neue', Arial, sans-serif";
const square = { xs: '0', sm: '0', md: '0', lg: '0', xl: '0' };

/** A second `header` beside that of the page would be a second banner. */
const asDiv: Record<never, never> = { component: 'div' };

/** What a component has by default. The components themselves are not imported: most are needed by later pages only. */
const by = <Props>(defaultProps: Partial<Props>) => ({ defaultProps });

/** Square corners, magenta for actions, orange for what wants attention. Breakpoints are the specification's. */
export const theme = createTheme({
  primaryColor: 'magenta',
  primaryShade: 6,
  colors: { magenta, amber, gray, dark, red },
  black: gray[9],
  fontFamily: font,
  headings: { fontFamily: font, fontWeight: '700' },
  defaultRadius: 0,
  radius: square,
  breakpoints: { xs: '30em', sm: '45em', md: '64em', lg: '80em', xl: '100em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Badge: by<BadgeProps>({ radius: 0 }),
    Button: {
      styles: { label: { fontWeight: 650 } },
      vars: (_theme: MantineTheme, { size }: ButtonProps) => ({
        root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {},
      }),
    },
    Drawer: by<DrawerProps>({ closeButtonProps: { 'aria-label': 'Schließen' } }),
    DrawerHeader: by(asDiv),
    Menu: by<MenuProps>({ shadow: 'md', radius: 0, withInitialFocusPlaceholder: false }),
    Modal: by<ModalProps>({ radius: 0, centered: true, closeButtonProps: { 'aria-label': 'Schließen' } }),
    ModalHeader: by(asDiv),
    Pill: by<PillProps>({ radius: 0 }),
    Tooltip: by<TooltipProps>({ openDelay: 400, events: { hover: true, focus: true, touch: false } }),
  },
});

/** The colours that mean something here, for both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--bw-magenta': magenta[6],
    '--bw-amber': amber[6],
    '--bw-on-amber': '#211c18',
    '--bw-rail': '#211c18',
    '--bw-rail-text': '#d9d0c5',
  },
  light: {
    '--mantine-color-body': '#f5f1ea',
    '--mantine-color-text': '#211c18',
    '--mantine-color-dimmed': '#685d53',
    '--mantine-color-placeholder': '#766a60',
    '--mantine-color-error': '#b3261e',
    '--bw-surface': '#ffffff',
    '--bw-sunken': '#ebe5db',
    '--bw-line': '#d8cfc2',
    '--bw-line-strong': '#211c18',
    '--bw-link': magenta[6],
    '--bw-note': '#fdeacf',
    '--bw-note-text': '#4a2f06',
    '--bw-chart-1': '#ae2f68',
    '--bw-chart-2': '#ec9b33',
    '--bw-chart-3': '#2f6f73',
    '--bw-chart-4': '#7a5c99',
    '--bw-chart-5': '#8b6a4f',
    '--bw-chart-void': '#c3b8a9',
    '--bw-good': '#22693a',
    '--bw-bad': '#b3261e',
  },
  dark: {
    '--mantine-color-body': '#171310',
    '--mantine-color-text': '#f1ebe3',
    '--mantine-color-dimmed': '#b9aea2',
    '--mantine-color-placeholder': '#a1968b',
    '--mantine-color-error': '#ff9a8f',
    '--mantine-color-red-light-color': red[3],
    '--bw-surface': '#231e1a',
    '--bw-sunken': '#0f0c0a',
    '--bw-line': '#443b34',
    '--bw-line-strong': '#b9aea2',
    '--bw-link': magenta[3],
    '--bw-note': '#4a3210',
    '--bw-note-text': '#fdeacf',
    '--bw-chart-1': '#d9588f',
    '--bw-chart-2': '#ec9b33',
    '--bw-chart-3': '#5fb0ad',
    '--bw-chart-4': '#a98fce',
    '--bw-chart-5': '#c39b7a',
    '--bw-chart-void': '#6f645a',
    '--bw-good': '#7fcf98',
    '--bw-bad': '#ff9a8f',
  },
});
