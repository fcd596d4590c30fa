/**
 * The text of a CSV file. German Excel saves 'CSV (Trennzeichen-getrennt)' as Windows-1252 and 'Unicode-Text' as UTF-16,
 * and the encoding can only be detected from the bytes: Windows-1252 with an umlaut is hardly ever valid UTF-8.
 */
export function csvText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
