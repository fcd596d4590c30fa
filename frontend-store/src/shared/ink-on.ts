import { luminanceOf } from '@bestellwerk/domain/website/colors';

const DARK = '#1d1a16';
const LIGHT = '#ffffff';
/** The background where dark and light letters are equally well to read (WCAG relative luminance). */
const MIDDLE = 0.179;

/** The color of letters that can be read on a background like '#AE2F68' or '#AE2F6880', on white paper. */
export const inkOn = (background: string): string => (luminanceOf(background) > MIDDLE ? DARK : LIGHT);
