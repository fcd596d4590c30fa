import type { Device } from '@bestellwerk/domain/records/definitions/device';

/** How a printer wants its documents. */
export type Paper = Pick<Device, 'width' | 'codepage' | 'isRaster' | 'cut' | 'copies' | 'opensDrawer'>;

/** Paper of previews and files. */
export const plainPaper: Paper = {
  width: '80',
  codepage: 'cp858',
  isRaster: false,
  cut: 'none',
  copies: null,
  opensDrawer: false,
};

/** Characters in a line: 12 dots each, of which there are 8 in a millimetre of the printable width. */
export const charactersOf = ({ width }: Pick<Paper, 'width'>): number => (width === '58' ? 32 : 48);

/** Dots in a line. */
export const dotsOf = (paper: Pick<Paper, 'width'>): number => charactersOf(paper) * 12;

/** The width of the roll in millimetres. */
export const millimetresOf = ({ width }: Pick<Paper, 'width'>): number => Number(width);
