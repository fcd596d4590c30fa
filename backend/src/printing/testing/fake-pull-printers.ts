import { JSDOM } from 'jsdom';

/** An Epson printer with Server Direct Print: asks, prints, reports. */
export class FakeEpson {
  constructor(private readonly url: string) {}

  async ask(): Promise<{ response: Response; document: Document | null }> {
    const response = await this.call({ ConnectionType: 'GetRequest', ID: 'TM-m30' });
    const xml = await response.clone().text();
    return { response, document: xml === '' ? null : xmlOf(xml) };
  }

  report(printJobId: string, success: boolean, code = ''): Promise<Response> {
    const ResponseFile =
      `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter>` +
      `<devid>local_printer</devid><printjobid>${printJobId}</printjobid></Parameter><PrintResponse>` +
      `<response success="${success}" code="${code}" status="251854870" battery="0" ` +
      `xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
    return this.call({ ConnectionType: 'SetResponse', ID: 'TM-m30', ResponseFile });
  }

  /** As the printer encodes its forms. */
  call(form: Record<string, string>): Promise<Response> {
    return fetch(this.url, { method: 'POST', body: new URLSearchParams(form) });
  }
}

export const xmlOf = (xml: string): Document => new JSDOM(xml, { contentType: 'text/xml' }).window.document;

export interface StarAnswer {
  readonly jobReady: boolean;
  readonly mediaTypes?: string[];
  readonly jobToken?: string;
  readonly deleteMethod?: string;
  readonly clientAction?: { request: string }[];
}

/** A Star printer with CloudPRNT: polls, fetches, confirms. */
export class FakeStar {
  constructor(private readonly url: string) {}

  async poll(more: object = {}): Promise<StarAnswer> {
    const status = { status: '23 6 0 0 0 0 0 0 0', printerMAC: '00:11:62:00:00:01', statusCode: '200%20OK' };
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...status, printingInProgress: false, clientAction: null, ...more }),
    });
    return (await response.json()) as StarAnswer;
  }

  fetch(type: string, token: string): Promise<Response> {
    return fetch(`${this.url}?${new URLSearchParams({ mac: '00:11:62:00:00:01', type, token }).toString()}`);
  }

  confirm(token: string, code: string): Promise<Response> {
    const query = new URLSearchParams({ mac: '00:11:62:00:00:01', code, token }).toString();
    return fetch(`${this.url}?${query}`, { method: 'DELETE' });
  }
}
