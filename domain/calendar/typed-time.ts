/**
 * 'HH:mm' from what people type: '8', '8:5', '8.30', '830', '8 Uhr 30'; null where it is no time of day. '8,5' could be half
 * past eight, so behind comma or point there are two digits.
 */
export function clockTimeFrom(text: string): string | null {
  const typed = text.trim().replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
  const digits = typed.match(/^(\d{1,2})(?:\s*(?:[:h]|uhr)\s*(\d{1,2})|\s*[\s.,]\s*(\d{2}))?\s*(?:uhr)?$/i);
  const [, hours, minutes = digits?.[3] ?? '0'] = digits ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const askForClockTime = 'Bitte geben Sie eine Uhrzeit wie 08:00 an.';
