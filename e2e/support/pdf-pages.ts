import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface PdfPage {
  /** Whole millimetres. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** The pages of a printed file, read by another library than the one that wrote it. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    return {
      width: millimetres(width),
      height: millimetres(height),
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    };
  });
  return Promise.all(pages);
}

const millimetres = (points: number): number => Math.round((points * 25.4) / 72);
