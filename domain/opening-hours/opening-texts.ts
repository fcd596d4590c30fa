import { dayAndTime, plannedText } from './appointment-texts.js';
import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { formatTime, formatWeekday } from '../text/formats.js';
import { hoursForMode, isOpenFor, nextOpening, openState, type BranchHours } from './open-state.js';
import { nextSlot, type Slot } from './opening-hours.js';
import { localTime } from '../calendar/zoned-time.js';

export interface BranchOpening extends BranchHours {
  readonly closedMessage: string | null;
  /** 'HH:mm' */
  readonly orderableFrom: string | null;
  readonly isTakeawayEnabled: boolean;
  readonly isDeliveryEnabled: boolean;
  readonly isDineInEnabled: boolean;
  readonly isPreorderEnabled: boolean;
}

export interface OpeningText {
  readonly isOpen: boolean;
  readonly isClosingSoon: boolean;
  readonly text: string;
}

export interface BranchCardTexts extends OpeningText {
  /** Closed, without even taking pre-orders. */
  readonly isShownClosed: boolean;
  /** While open for a time that ends, where takeaway is offered. */
  readonly pickup: string | null;
  /** That it is closed now, where the text names only the hours of today or a day to come; and what can be ordered all the same. */
  readonly note: string | null;
}

const CLOSED = 'Geschlossen';

/** The branch card: 'Offen heute …' or why and until when it is closed. */
export function branchCardTexts(branch: BranchOpening, now: Date, timeZone: string): BranchCardTexts {
  const { isOpen, isClosingSoon, current } = openState(branch, now, timeZone);
  const state = { isOpen, isClosingSoon, isShownClosed: !isOpen && !branch.isPreorderEnabled };
  if (current === null) {
    const text = closedText(branch, now, timeZone);
    return { ...state, text, pickup: null, note: closedNote(branch, text) };
  }
  if (current.to === null) return { ...state, text: 'Durchgehend geöffnet', pickup: null, note: null };
  const [from, to] = [formatTime(current.from, timeZone), formatTime(current.to, timeZone)];
  return {
    ...state,
    text: `Offen heute ${from} Uhr bis ${to} Uhr`,
    pickup: branch.isTakeawayEnabled ? `Abholung ${branch.orderableFrom ?? from} Uhr bis ${to} Uhr` : null,
    note: null,
  };
}

function closedNote({ isPreorderEnabled }: BranchOpening, text: string): string | null {
  const parts = [
    text !== CLOSED && 'Derzeit geschlossen',
    isPreorderEnabled && 'Vorbestellung möglich',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** The strip above a branch: 'Geöffnet bis 22:00' or 'Geschlossen'. */
export function branchStripText(branch: BranchHours, now: Date, timeZone: string): OpeningText {
  const { isOpen, isClosingSoon, current } = openState(branch, now, timeZone);
  if (current === null) return { isOpen, isClosingSoon, text: CLOSED };
  const text =
    current.to === null ? 'Durchgehend geöffnet' : `Geöffnet bis ${formatTime(current.to, timeZone)}`;
  return { isOpen, isClosingSoon, text };
}

/** The strip above the list of branches. */
export function openBranchesText(open: number): string {
  if (open === 0) return 'Alle Standorte geschlossen';
  return open === 1 ? '1 Standort geöffnet' : `${open} Standorte geöffnet`;
}

/** Sentences for the menu page while the branch, or only its delivery, is closed; none while all is open. */
export function menuClosedNotices(branch: BranchOpening, now: Date, timeZone: string): string[] {
  const preorder = branch.isPreorderEnabled ? ['Gerne nehmen wir auch Ihre Vorbestellungen entgegen.'] : [];
  if (!openState(branch, now, timeZone).isOpen) {
    return [
      'Derzeit haben wir leider geschlossen.',
      ...opensAgain(nextOpening(branch, now, timeZone), now, timeZone),
      ...preorder,
      ...(branch.isPreorderEnabled ? ['Wir bearbeiten diese sobald wir wieder geöffnet haben.'] : []),
    ];
  }
  if (!branch.isDeliveryEnabled || isOpenFor('delivery', branch, now, timeZone)) return [];
  return [
    'Derzeit ist leider keine Lieferung möglich.',
    ...deliversAgain(nextSlot(hoursForMode('delivery', branch), now, timeZone), now, timeZone),
    ...meanwhile(branch),
    ...preorder,
  ];
}

/** The notice of the checkout while the branch takes no orders of this mode; null while it does. */
export function checkoutClosedNotice(
  mode: DeliveryMode,
  branch: BranchOpening,
  now: Date,
  timeZone: string,
): string | null {
  if (isOpenFor(mode, branch, now, timeZone)) return null;
  const closed =
    mode === 'delivery'
      ? 'Derzeit bieten wir leider keine Lieferung an.'
      : 'Derzeit haben wir leider geschlossen.';
  if (!branch.isPreorderEnabled) return closed;
  return `${closed} Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.`;
}

/** 'Wir öffnen wieder um 10:00 Uhr.': when orders of a mode are taken again; null where no opening is in sight. */
export function takesOrdersAgainText(
  mode: DeliveryMode,
  branch: BranchHours,
  now: Date,
  timeZone: string,
): string | null {
  const [text = null] =
    mode === 'delivery'
      ? deliversAgain(nextSlot(hoursForMode(mode, branch), now, timeZone), now, timeZone)
      : opensAgain(nextOpening(branch, now, timeZone), now, timeZone);
  return text;
}

function closedText(branch: BranchOpening, now: Date, timeZone: string): string {
  if (branch.closedMessage) return branch.closedMessage;
  const next = nextOpening(branch, now, timeZone);
  if (next === null) return CLOSED;
  const from = formatTime(next.from, timeZone);
  if (!isSameDay(next.from, now, timeZone))
    return `Öffnet ${formatWeekday(next.from, timeZone)} um ${from} Uhr`;
  return `Offen heute ${from} Uhr bis ${formatTime(next.to, timeZone)} Uhr`;
}

function opensAgain(next: Slot | null, now: Date, timeZone: string): string[] {
  if (next === null) return [];
  return [`Wir öffnen wieder ${onDay(next, now, timeZone)}um ${formatTime(next.from, timeZone)} Uhr.`];
}

function deliversAgain(next: Slot | null, now: Date, timeZone: string): string[] {
  if (next === null) return [];
  return [`Wir liefern wieder ${onDay(next, now, timeZone)}ab ${formatTime(next.from, timeZone)} Uhr.`];
}

const onDay = ({ from }: Slot, now: Date, timeZone: string): string =>
  isSameDay(from, now, timeZone) ? '' : `am ${formatWeekday(from, timeZone)} `;

function meanwhile({ isTakeawayEnabled, isDineInEnabled }: BranchOpening): string[] {
  const offered = [
    ...(isTakeawayEnabled ? ['Takeaway'] : []),
    ...(isDineInEnabled ? ['Konsum vor Ort'] : []),
  ];
  return offered.length === 0 ? [] : [`In der Zwischenzeit bieten wir ${offered.join(' oder ')} an.`];
}

const isSameDay = (one: Date, other: Date, timeZone: string): boolean =>
  localTime(one, timeZone).date === localTime(other, timeZone).date;

/** While ordering is paused: until when, and whether orders for later are taken. */
export const pauseNotices = (
  until: Date,
  { isPreorderEnabled }: { readonly isPreorderEnabled: boolean },
  now: Date,
  timeZone: string,
): string[] => [
  'Wir haben gerade sehr viel zu tun.',
  `Ab ${plannedText(until, now, timeZone)} nehmen wir wieder Bestellungen an.`,
  ...(isPreorderEnabled ? ['Für später können Sie jetzt schon bestellen.'] : []),
];

/** While the kitchen needs some minutes more. */
export const delayNotices = (minutes: number): string[] => [
  'Gerade ist viel los.',
  `Die Küche braucht etwa ${minutes} Minuten länger als sonst.`,
];

/** The same of a pause on the branch's card, in one line. */
export function pauseCardText(
  until: Date,
  { isPreorderEnabled }: { readonly isPreorderEnabled: boolean },
  now: Date,
  timeZone: string,
): string {
  const from = `wieder ab ${dayAndTime(until, now, timeZone)} Uhr`;
  return isPreorderEnabled
    ? `Nimmt gerade nur Bestellungen für später an – für gleich ${from}`
    : `Nimmt gerade keine Bestellungen an – ${from}`;
}
