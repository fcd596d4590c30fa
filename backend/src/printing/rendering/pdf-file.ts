import PDFDocument from 'pdfkit';

export const POINTS_PER_MM = 72 / 25.4;

/** The bytes of a PDF in German whose pages `draw` adds. */
export function pdfFile(title: string, draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    info: { Title: title, Producer: 'Bestellwerk' },
    lang: 'de',
  });
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return written;
}
