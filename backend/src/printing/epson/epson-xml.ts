import { XMLParser } from 'fast-xml-parser';

const COMMON = '<?xml version="1.0" encoding="utf-8"?>\n';

/** The answer of Server Direct Print with one job. */
export const printRequest = (printJobId: string, eposPrint: string, withinMs: number): string =>
  `${COMMON}<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>` +
  `<timeout>${withinMs}</timeout><printjobid>${printJobId}</printjobid></Parameter>` +
  `<PrintData>${eposPrint}</PrintData></ePOSPrint></PrintRequestInfo>`;

export interface EpsonResult {
  readonly printJobId: string;
  readonly isPrinted: boolean;
  /** Of Epson, such as EPTR_COVER_OPEN; empty if it is printed. */
  readonly code: string;
}

interface Response {
  PrintResponseInfo?: {
    ePOSPrint?: {
      Parameter?: { printjobid?: string };
      PrintResponse?: { response?: { success?: string; code?: string } };
    }[];
  };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'ePOSPrint',
});

/** What a printer says about the jobs it was given; nothing for what cannot be read. */
export function resultsIn(xml: string): EpsonResult[] {
  let response: Response;
  try {
    response = parser.parse(xml) as Response;
  } catch {
    return [];
  }
  return (response.PrintResponseInfo?.ePOSPrint ?? []).flatMap(({ Parameter, PrintResponse }) => {
    const { success, code = '' } = PrintResponse?.response ?? {};
    const printJobId = Parameter?.printjobid;
    if (printJobId === undefined || success === undefined) return [];
    return [{ printJobId, isPrinted: success === 'true' || success === '1', code }];
  });
}

const codes: Readonly<Record<string, string>> = {
  EPTR_COVER_OPEN: 'cover-open',
  EPTR_REC_EMPTY: 'paper-out',
  EPTR_CUTTER: 'cutter',
  EPTR_AUTOMATICAL: 'mechanical',
  EPTR_UNRECOVERABLE: 'mechanical',
  EPTR_MECHANICAL: 'mechanical',
  EX_BADPORT: 'offline',
  EX_TIMEOUT: 'no-answer',
  SchemaError: 'bad-document',
  DeviceNotFound: 'offline',
};

/** The code of a failed job in our words. */
export const failureOf = (code: string): string =>
  codes[code] ?? (/^[\w-]{1,40}$/.test(code) ? code.toLowerCase().replaceAll('_', '-') : 'offline');
