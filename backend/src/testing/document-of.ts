import { JSDOM, VirtualConsole } from 'jsdom';

/**
 * The document of a page or of a part of one. jsdom does not know all that is in our style sheets, and would print each of them into
 * the log, where nobody could read anything else: what it has to say goes nowhere.
 */
export const documentOf = (html: string): Document =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
