import { type FigureName, type VisitFigureName, visitFigureNames } from '../contracts/figures.schema.js';

export interface FigureDefinition {
  /** What staff calls the figure. */
  readonly title: string;
  readonly definition: string;
  /** What somebody may miss in it. */
  readonly excludes: string;
}

const otherVisits =
  'Programme, das eigene Team, angemeldete Geräte der Filialen und Besuche ohne Zustimmung zur Statistik.';
const untilPlaced =
  'Anfragen und Angebote, die nicht zu einer Bestellung wurden, und unbezahlte Online-Bestellungen.';
const lostOrders = 'Stornierte, abgelehnte und fehlgeschlagene Bestellungen.';
const onlyWithConsent = 'Wer nicht zustimmt, sendet das nicht und fehlt hier.';

/** How each statistic is meant, for those who read its figures. */
export const figureDefinitions: Readonly<Record<FigureName, FigureDefinition>> = {
  'unique-visitors': {
    title: 'Besucher',
    definition:
      'Verschiedene Besucher je Tag und Filiale. Über mehrere Tage oder Filialen werden sie zusammengezählt, weil niemand am nächsten Tag wiedererkannt wird. In einer Stunde zählt jeder einmal, die Stunden eines Tages ergeben daher mehr als der Tag.',
    excludes: otherVisits,
  },
  'page-views': {
    title: 'Seitenaufrufe',
    definition: 'Jeder Aufruf einer Seite des Shops, auch das Neuladen.',
    excludes: otherVisits,
  },
  pages: {
    title: 'Seiten',
    definition:
      'Aufrufe, Besucher, Einstiege und Ausstiege je Seite. Die Ausstiegsrate ist der Anteil der Aufrufe, nach denen der Besuch endete.',
    excludes: `${otherVisits} Suchangaben in Adressen werden nicht gespeichert.`,
  },
  events: {
    title: 'Ereignisse',
    definition:
      'Was Gäste im Shop tun, und welcher Anteil der Besucher es tut. Das melden die Browser der Gäste: Wie viele Bestellungen es wirklich waren, steht unter „Bestellungen“.',
    excludes: otherVisits,
  },
  'event-flow': {
    title: 'Ablauf der Besuche',
    definition:
      'Die ersten Schritte jedes Besuchs und wohin sie führen. Ein Besuch endet nach 30 Minuten ohne ein Zeichen.',
    excludes: `${otherVisits} Seltene Schritte sind zusammengefasst.`,
  },
  resolutions: {
    title: 'Bildschirme',
    definition:
      'Breite mal Höhe des Bildschirms, wie Seiten sie nutzen: Ein scharfer Bildschirm hat mehr Bildpunkte. Je Besucher und Tag einmal.',
    excludes: onlyWithConsent,
  },
  'device-pixel-ratios': {
    title: 'Schärfe der Bildschirme',
    definition:
      'Wie viele Bildpunkte der Bildschirm je Punkt einer Seite in jeder Richtung hat, auf Viertel gerundet: 1 ist üblich, 2 und mehr ist scharf. Je Besucher und Tag einmal.',
    excludes: onlyWithConsent,
  },
  'color-schemes': {
    title: 'Farbschema',
    definition: 'Ob das Gerät hell oder dunkel eingestellt ist, je Besucher und Tag einmal.',
    excludes: onlyWithConsent,
  },
  referrers: {
    title: 'Herkunft der Besuche',
    definition:
      'Von wo ein Besuch kam: die Kampagne der Adresse, sonst die verweisende Seite, sonst direkt. Daneben Bestellungen und Umsatz daraus.',
    excludes: `${otherVisits} Der eigene Shop und Bezahlseiten beginnen keinen Besuch.`,
  },
  browsers: {
    title: 'Browser',
    definition: 'Browser mit Hauptversion, je Besucher und Tag einmal.',
    excludes: otherVisits,
  },
  'operating-systems': {
    title: 'Betriebssysteme',
    definition: 'Betriebssystem mit Hauptversion, soweit das Gerät sie nennt, je Besucher und Tag einmal.',
    excludes: otherVisits,
  },
  'visitor-times': {
    title: 'Besuchszeiten',
    definition:
      'Durchschnittliche Besucher je Wochentag und Stunde, geteilt durch die Zahl dieser Wochentage seit dem ersten gezählten Besuch.',
    excludes: otherVisits,
  },
  items: {
    title: 'Artikel',
    definition:
      'Was verkauft wurde, nach Umsatz. Mengen sind in Kilogramm, Liter und Meter umgerechnet. Pakete zählen selbst, ihr Inhalt zählt mit seiner Menge und seiner Bestellung, aber ohne Geld.',
    excludes: `${lostOrders} Liefergebühr, und was zurückgegeben wurde: Artikel zählen so, wie sie verkauft wurden.`,
  },
  'popular-items': {
    title: 'Beliebte Artikel',
    definition:
      'Artikel nach der Zahl der Bestellungen, in denen sie vorkommen, auch als Inhalt eines Pakets, mit der Veränderung des Rangs.',
    excludes: lostOrders,
  },
  'order-times': {
    title: 'Bestellzeiten',
    definition:
      'Durchschnittliche Bestellungen je Wochentag und Stunde: nach Eingang, oder danach, wann sie fertig sein sollen; ohne eine solche Zeit zählt der Eingang. Tage vor der ersten Bestellung überhaupt sind kein Teil des Durchschnitts.',
    excludes: 'Nach Fälligkeit: stornierte, abgelehnte und fehlgeschlagene Bestellungen.',
  },
  'order-origins': {
    title: 'Herkunft der Bestellungen',
    definition:
      'Worüber bestellt wurde, und von wo der Besuch kam, aus dem die Bestellung entstand. Stornierte und abgelehnte sind dabei.',
    excludes: untilPlaced,
  },
  'revenue-origins': {
    title: 'Herkunft des Umsatzes',
    definition: 'Der Umsatz danach, worüber bestellt wurde und von wo der Besuch kam.',
    excludes: lostOrders,
  },
  orders: {
    title: 'Bestellungen',
    definition:
      'Alle Bestellungen, die die Filialen erreicht haben, am Geschäftstag ihres Eingangs. Er endet um 4 Uhr. Stornierte und abgelehnte sind dabei und eigens ausgewiesen. „Je Tag“ zählt Tage, die vorbei sind, vom ersten mit einer Bestellung an.',
    excludes: untilPlaced,
  },
  revenue: {
    title: 'Umsatz',
    definition:
      'Summe der Bestellungen mit Liefergebühr am Geschäftstag ihres Eingangs. Was für fehlende oder mangelhafte Ware zurückgegeben wird, mindert den Tag, an dem es geschieht; die Summen einzelner Stunden mindert es nicht.',
    excludes: `${lostOrders} Kulanz mindert den Umsatz nicht.`,
  },
  'canceled-orders': {
    title: 'Stornierte und abgelehnte Bestellungen',
    definition:
      'Bestellungen, aus denen nichts wurde, an dem Tag, an dem sie endeten, nach Grund. Vom Gast abgesagt ist, was das Personal mit diesem Grund storniert. Die Quote bezieht sich auf alle Bestellungen, die im Zeitraum eingingen.',
    excludes: 'Einzelne gestrichene Positionen und Rückgaben nach dem Abschluss.',
  },
  donations: {
    title: 'Spenden',
    definition:
      'Was mit Bestellungen gespendet wird, am Geschäftstag ihres Eingangs: je Bestellung, deren Gast eine Organisation gewählt hat, derselbe Betrag von unserem Anbieter, und was Gäste selbst dazugeben. Beides ist kein Teil des Umsatzes.',
    excludes: lostOrders,
  },
  'working-activities': {
    title: 'Arbeitszeit',
    definition: 'Gearbeitete Zeit ohne Pausen am Geschäftstag, an dem der Dienst begann.',
    excludes: 'Dienste, die noch laufen. Sie zählen, sobald sie enden.',
  },
  'working-schedules': {
    title: 'Geplante und gearbeitete Zeit',
    definition:
      'Die Planung neben dem, was gearbeitet wurde. Die Abweichung vergleicht beides bis gestern: Am Morgen ist vom Plan des Tages noch alles offen. Versäumt ist ein geplanter Dienst, zu dem niemand kam; ungeplant ist ein Dienst ohne Planung. Wer in einer anderen Filiale arbeitet als geplant, hat nichts versäumt. Verspätet ist, wer mehr als fünf Minuten nach der Planung beginnt.',
    excludes: 'Dienste, die noch laufen.',
  },
  'order-forecast': {
    title: 'Erwartete Bestellungen',
    definition:
      'Der Durchschnitt derselben Stunde und desselben Wochentags in den acht Wochen davor, mit dem Trend dieser Wochen. Die Abweichung ist, um wie viel die Tage davor anders kamen als erwartet.',
    excludes: 'Feiertage, Ferien, Wetter und Aktionen.',
  },
  'sales-per-labour-hour': {
    title: 'Umsatz je Arbeitsstunde',
    definition:
      'Der Umsatz der Bestellungen einer Stunde, geteilt durch die Stunden, die in ihr gearbeitet wurden, Pausen inbegriffen. Laufende Dienste zählen bis jetzt.',
    excludes:
      'Was zurückgegeben wurde, der Umsatz von Tagen, an denen in der Filiale keine Arbeitszeit erfasst wurde, und Löhne: Es sind keine hinterlegt.',
  },
};

/** Of the hours of the week within planned and worked time. */
export const coverageDefinition: FigureDefinition = {
  title: 'Besetzung',
  definition:
    'Wie viele Menschen in einer Stunde der Woche im Durchschnitt zugleich da waren, Pausen und laufende Dienste inbegriffen; die laufende Stunde zählt, soweit sie vergangen ist. Daneben steht, wie viele geplant waren. Markiert ist, wo mindestens ein halber Mensch fehlte.',
  excludes: 'Tage vor dem ersten Dienst.',
};

/** Statistics that are no sum: nothing can be listed that adds up to them. */
const notSums: readonly FigureName[] = ['order-forecast', 'sales-per-labour-hour'];
export const isSum = (name: FigureName): boolean => !notSums.includes(name);

/** Whether a statistic comes from visits to the shop; the others come from the log of orders and shifts. */
export const isOfVisits = (name: FigureName): name is VisitFigureName =>
  (visitFigureNames as readonly string[]).includes(name);
