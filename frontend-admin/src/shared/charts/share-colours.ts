const colours = [
  'var(--bw-chart-3)',
  'var(--bw-chart-2)',
  'var(--bw-chart-1)',
  'var(--bw-chart-4)',
  'var(--bw-chart-5)',
];
/** Of what has no colour of its own. */
export const REST_COLOUR = 'var(--bw-chart-void)';

/** As many parts have colours of their own. */
export const COLOURED_PARTS = colours.length;

/** The colour of a part by its place, from 0; parts that have none of their own are grey. */
export const shareColour = (place: number): string => colours[place] ?? REST_COLOUR;
