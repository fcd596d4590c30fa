const gsmBasic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes the room of two. */
const gsmExtended = '^{}\\[~]|€\f';

export interface SmsLength {
  /** Units as the network counts them. */
  readonly units: number;
  /** Messages that the shop pays for. */
  readonly segments: number;
  /** Letters that are not in the alphabet of SMS make every message shorter: 70 instead of 160. */
  readonly isUnicode: boolean;
}

/** How long a text is as an SMS (GSM 03.38). */
export function smsLength(text: string): SmsLength {
  const letters = [...text];
  const isUnicode = letters.some((letter) => !gsmBasic.includes(letter) && !gsmExtended.includes(letter));
  const units = isUnicode
    ? text.length
    : letters.reduce((sum, letter) => sum + (gsmExtended.includes(letter) ? 2 : 1), 0);
  const [whole, part] = isUnicode ? [70, 67] : [160, 153];
  return { units, segments: units <= whole ? Math.min(units, 1) : Math.ceil(units / part), isUnicode };
}
