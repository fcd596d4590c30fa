/** A file's name, such as one with umlauts, for `filename*=` in Content-Disposition (RFC 6266). */
export const encodedFileName = (name: string): string =>
  `UTF-8''${encodeURIComponent(name).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;
