import { partsOf } from '@bestellwerk/domain/print-documents/markup';
import { fonts } from './fonts.js';
import { type Layout, layoutOf } from './layout.js';
import { millimetresOf, type Paper } from './paper.js';
import { pdfFile, POINTS_PER_MM } from './pdf-file.js';

/** The font's letters are 0.602 of its size wide, a character of the document 12 dots. */
const FONT_SIZE = 12 / 0.602;
const MARGIN_MM = 4;

/** The document as a PDF with real text, each of its parts on a page as long as it needs. */
export const renderPdf = (markup: string, paper: Pick<Paper, 'width'>, title: string): Promise<Buffer> =>
  pdfFile(title, (pdf) => {
    pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    for (const part of partsOf(markup)) addPage(pdf, layoutOf(part, paper), millimetresOf(paper));
  });

function addPage(pdf: PDFKit.PDFDocument, { width, height, groups }: Layout, millimetres: number): void {
  const margin = MARGIN_MM * POINTS_PER_MM;
  const pageWidth = millimetres * POINTS_PER_MM;
  const scale = (pageWidth - 2 * margin) / width;
  pdf.addPage({ size: [pageWidth, height * scale + 2 * margin], margin: 0 });
  pdf.translate(margin, margin).scale(scale);
  for (const { x, y, runs, paths } of groups) {
    pdf.save().translate(x, y);
    for (const { d, isStroke } of paths) {
      if (isStroke) pdf.path(d).lineWidth(2).stroke('#000');
      else pdf.path(d).fill('#000');
    }
    for (const { text, isBold, scaleX, scaleY, x: from } of runs) {
      pdf.save().scale(scaleX, scaleY);
      pdf.font(isBold ? 'bold' : 'regular', FONT_SIZE).fillColor('#000');
      pdf.text(text, from / scaleX, 0, { lineBreak: false, baseline: 'bottom' });
      pdf.restore();
    }
    pdf.restore();
  }
}
