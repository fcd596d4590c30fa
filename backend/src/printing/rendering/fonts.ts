import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The fonts of pictures and files come with the product: servers often have none. */
export const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
  /** For labels of sheets, where letters need not stand below one another. */
  condensed: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  condensedBold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};
