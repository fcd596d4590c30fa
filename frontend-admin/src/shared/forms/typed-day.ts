const CENTURY = 2000;

/** YYYY-MM-DD from a day as people type it: '24.12.2026', '24.12.26', '4.3.2027'; null while it is none. */
export function typedDay(text: string): string | null {
  const [, day, month, year] = text.trim().match(/^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})$/) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const fullYear = year.length === 2 ? CENTURY + Number(year) : Number(year);
  const date = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCFullYear() === fullYear;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
