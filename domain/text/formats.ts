const LOCALE = 'de-DE';
type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.Collator | Intl.Segmenter;
const formatters = new Map<string, Formatter>();

/**
 * Something of Intl, made when it is first needed and kept by its key: making one takes longer than using it a thousand times, on a
 * phone up to a tenth of a second, which a page must not spend before anything is shown.
 */
export function cached<Made extends Formatter>(key: string, make: () => Made): Made {
  const known = formatters.get(key);
  if (known) return known as Made;
  const made = make();
  formatters.set(key, made);
  return made;
}

const dateTimeFormat = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  cached(
    `${timeZone} ${Object.keys(options).join()}`,
    () => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }),
  );

/** No '-0' for what is rounded to nothing. */
const signDisplay = 'negative';

const moneyFormat = (currency: string, maximumFractionDigits: number) =>
  cached(
    `money ${currency} ${maximumFractionDigits}`,
    () =>
      new Intl.NumberFormat(LOCALE, {
        style: 'currency',
        currency,
        minimumFractionDigits: 2,
        maximumFractionDigits,
        signDisplay,
      }),
  );

/** Intl writes a hyphen. */
const MINUS = '−';
const withMinus = (text: string): string => text.replace('-', MINUS);

/** '1.234,50 €', '−3,00 €' for a decimal amount and an ISO 4217 currency; the sign follows a no-break space. */
export const formatMoney = (amount: number, currency: string): string =>
  withMinus(moneyFormat(currency, 2).format(amount));

/** '€', 'CHF': as it follows amounts. */
export const currencySign = (currency: string): string =>
  moneyFormat(currency, 2)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;

/** '1,2345 €': money before rounding, with up to 4 decimals, or up to as many as given. */
export const formatPreciseMoney = (amount: number, currency: string, decimals = 4): string =>
  withMinus(moneyFormat(currency, decimals).format(amount));

const numberFormat = (minimumFractionDigits: number | undefined, maximumFractionDigits: number) =>
  cached(
    `number ${minimumFractionDigits} ${maximumFractionDigits}`,
    () => new Intl.NumberFormat(LOCALE, { minimumFractionDigits, maximumFractionDigits, signDisplay }),
  );

/** '1.234,5'; up to 3 decimals, or exactly as many as given. */
export const formatNumber = (value: number, decimals?: number): string =>
  numberFormat(decimals, decimals ?? 3).format(value);

const KIBIBYTE = 1024;

/** '180 KB', '2,4 MB': how large a file of so many bytes is, with 1 KB at least. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KIBIBYTE;
  if (kilobytes < KIBIBYTE) return `${formatNumber(Math.max(1, kilobytes), 0)} KB`;
  return `${formatNumber(kilobytes / KIBIBYTE, 1)} MB`;
}

/** '0,0505': up to 10 decimals, for what is calculated with. */
export const formatPreciseNumber = (value: number): string => numberFormat(0, 10).format(value);

/** '4,9 %' for a rate in percent. */
export const formatPercent = (percent: number): string => `${formatNumber(percent)}\u00a0%`;

/** '12,5 %' for a share of 0.125, with one decimal at most. */
export const formatShare = (share: number): string => formatPercent(Math.round(share * 1000) / 10);

/** '21.11.2026' */
export const formatDate = (at: Date, timeZone: string): string =>
  dateTimeFormat(timeZone, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(at);

/** '18:05' */
export const formatTime = (at: Date, timeZone: string): string =>
  dateTimeFormat(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** '21.11.2026, 18:05' */
export const formatDateTime = (at: Date, timeZone: string): string =>
  `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`;

/** '21.11.2026, 18:05:09' */
const formatWithSeconds = (at: Date, timeZone: string): string =>
  `${formatDate(at, timeZone)}, ${dateTimeFormat(timeZone, {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).format(at)}`;

/** Each of a list's times as `formatDateTime`, with seconds where it would read like the one before or after it. */
export function distinctTimes(instants: readonly Date[], timeZone: string): string[] {
  const minutes = instants.map((at) => formatDateTime(at, timeZone));
  return instants.map((at, index) => {
    const isAlike = [minutes[index - 1], minutes[index + 1]].includes(minutes[index]);
    return isAlike ? formatWithSeconds(at, timeZone) : minutes[index]!;
  });
}

/** '18:05' on the day of `now`, else '21.11.2026, 18:05' */
export const timeOrDate = (at: Date, now: Date, timeZone: string): string =>
  formatDate(at, timeZone) === formatDate(now, timeZone)
    ? formatTime(at, timeZone)
    : formatDateTime(at, timeZone);

/** 'Samstag' */
export const formatWeekday = (at: Date, timeZone: string): string =>
  dateTimeFormat(timeZone, { weekday: 'long' }).format(at);

const HOUR = 60;

/** '7 h 25 min', '1.208 h', '25 min' for whole minutes; the parts are joined by no-break spaces. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [
    hours > 0 && `${formatNumber(hours)}\u00a0h`,
    (rest > 0 || hours === 0) && `${rest}\u00a0min`,
  ];
  return parts.filter(Boolean).join('\u00a0');
}

/** '+1 h 5 min', '−35 min', '0 min': more or less than planned. */
export function formatBalance(minutes: number): string {
  const sign = minutes === 0 ? '' : minutes > 0 ? '+' : MINUS;
  return sign + formatDuration(Math.abs(minutes));
}

/** From Monday. */
export const weekdayNames = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const;
