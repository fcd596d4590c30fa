/** A data URL as browsers create it for a file. */
export const dataUrl = (content: Buffer | string, mimeType = 'application/octet-stream'): string =>
  `data:${mimeType};base64,${Buffer.from(content).toString('base64')}`;
