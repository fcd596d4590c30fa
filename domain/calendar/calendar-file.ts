/** An entry of a calendar. Times are instants; texts may have several lines. */
export interface CalendarEntry {
  /** The same for each copy of the entry, for all the world: 'bestellung-AB12@shop.example'. */
  readonly uid: string;
  /** Grows with each change: a calendar then replaces the copy that it has. */
  readonly sequence: number;
  readonly at: Date;
  readonly minutes: number;
  readonly title: string;
  readonly description: string;
  /** Empty: none is written. */
  readonly location: string;
  readonly url: string;
  readonly isCertain: boolean;
  readonly writtenAt: Date;
}

const MINUTE = 60_000;
/** Bytes, without the line's end. */
const LINE = 75;

/** A file with one entry, as RFC 5545 describes it (iCalendar, '.ics'). */
export function calendarFile(entry: CalendarEntry): string {
  const ends = new Date(entry.at.getTime() + entry.minutes * MINUTE);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bestellwerk//Shop//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${plain(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.writtenAt)}`,
    `DTSTART:${utc(entry.at)}`,
    `DTEND:${utc(ends)}`,
    `STATUS:${entry.isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${plain(entry.url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261120T173000Z' */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  plain(text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n'));

/** Without control characters: one of them would begin a line of its own. */
const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f]/g, '');

/** Lines of at most 75 bytes; the next ones begin with a space. No character is cut. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE) {
      lines.push('');
      bytes = 1;
    }
    lines.push(lines.pop()! + character);
    bytes += size;
  }
  return lines.join('\r\n ');
}
