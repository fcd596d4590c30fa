import { EMPTY_LOG } from '@bestellwerk/event-log/errors';
import { formatDateTime, formatDuration, formatNumber } from '@bestellwerk/domain/text/formats';
import type { HealthItem, HealthState, ReadModelHealth } from '@bestellwerk/domain/contracts/health.schema';
import type { HealthFacts, LastBackup, ReadModelFacts, Standstill } from './facts.js';
import { readModelTitle } from './read-model-titles.js';

const BEHIND_SECONDS = 5;
const STUCK_SECONDS = 30;
const BACKUP_MAY_BE_OLD_HOURS = 36;

export function describeReadModel(model: ReadModelFacts, head: string | null): ReadModelHealth {
  const behind = head === null ? null : BigInt(head) - BigInt(model.position);
  const lag = behind === null ? null : behind > 0n ? behind : 0n;
  const { id, position, seconds, isBeingRebuilt, damagedBy } = model;
  const state = lag === null || lag === 0n ? 'ok' : stateAfter(seconds);
  return {
    id,
    title: readModelTitle(id),
    position,
    seconds,
    isBeingRebuilt,
    lag: lag === null ? null : String(lag),
    state: damagedBy === null ? state : 'bad',
  };
}

const stateAfter = (seconds: number): HealthState =>
  seconds > STUCK_SECONDS ? 'bad' : seconds > BEHIND_SECONDS ? 'warning' : 'ok';

const REFUSED =
  'Neue Bestellungen und Änderungen werden gerade abgelehnt; was schon angenommen wurde, geht nicht verloren.';

const otherLog = {
  state: 'bad',
  text: 'Das Ereignisprotokoll ist nicht das, aus dem die Listen gemacht wurden.',
  advice:
    'Bitte warten Sie einen Moment: Die Auswertung baut die Listen von selbst neu auf. Bleibt es dabei, prüfen Sie, ob EVENTSTORE_URL überall auf denselben Ereignisspeicher zeigt.',
} as const;

export function describeLog({ log }: HealthFacts, timeZone: string): HealthItem {
  const about = { id: 'log', title: 'Ereignisprotokoll' } as const;
  if (log.head !== null && log.refusesSince === null && !log.isOther) {
    return { ...about, state: 'ok', text: 'Das Ereignisprotokoll antwortet.', advice: null };
  }
  if (log.head !== null && log.refusesSince === null) return { ...about, ...otherLog };
  const since = log.refusesSince && ` (seit ${formatDateTime(log.refusesSince, timeZone)})`;
  const what =
    log.head === null
      ? 'Das Ereignisprotokoll ist nicht erreichbar.'
      : `Das Ereignisprotokoll nimmt nichts an${since}.`;
  return {
    ...about,
    state: 'bad',
    text: `${what} ${log.failure} ${REFUSED}`,
    advice:
      'Bitte prüfen Sie, ob der Ereignisspeicher läuft. Sobald er antwortet, geht es von selbst weiter.',
  };
}

export function describeRunner({ isRunnerThere, standstill }: HealthFacts): HealthItem {
  const about = { id: 'runner', title: 'Auswertung' } as const;
  if (isRunnerThere && standstill) return { ...about, state: 'bad', ...standstillTexts(standstill) };
  if (isRunnerThere) return { ...about, state: 'ok', text: 'Die Auswertung läuft.', advice: null };
  return {
    ...about,
    state: 'bad',
    text: 'Die Auswertung läuft nicht. Bestellungen werden angenommen, aber Listen und Bildschirme zeigen sie nicht.',
    advice: 'Bitte starten Sie den Dienst „projections“. Er holt alles nach.',
  };
}

const emptyLog = {
  text: 'Das Ereignisprotokoll ist leer, obwohl die Listen aus Ereignissen gemacht wurden. Die Listen bleiben, wie sie sind.',
  advice:
    'Bitte prüfen Sie EVENTSTORE_URL und die Daten des Ereignisspeichers; mit dem richtigen Protokoll geht es von selbst weiter. Soll wirklich mit einem leeren begonnen werden: „npm run projections:rebuild -- all“.',
};

function standstillTexts({ reason, stream, revision, type }: Standstill) {
  if (reason.startsWith(EMPTY_LOG)) return emptyLog;
  const at = stream === null ? '' : ` bei Ereignis ${revision} (${type}) im Stream „${stream}“`;
  return {
    text: `Die Auswertung kommt${at} nicht weiter: ${reason}. Listen und Bildschirme zeigen nichts Neues.`,
    advice:
      'Bitte geben Sie diesen Text an die Technik weiter. Sobald die Ursache behoben ist, wird alles nachgeholt.',
  };
}

export function describeReadModels(
  models: readonly ReadModelHealth[],
  damage: Pick<HealthItem, 'text' | 'advice'> | null,
): HealthItem {
  const about = { id: 'read-models', title: 'Listen und Tafeln' } as const;
  const stuck = models.filter(({ state }) => state === 'bad');
  const behind = models.filter(({ state }) => state === 'warning');
  if (models.length === 0) {
    const text = 'Es gibt noch keine Listen. Sie entstehen, sobald die Auswertung läuft.';
    return { ...about, state: 'bad', text, advice: 'Bitte warten Sie einen Moment.' };
  }
  if (damage) return { ...about, state: 'bad', ...damage };
  if (stuck.length > 0) {
    return {
      ...about,
      state: 'bad',
      text: `${names(stuck)}: seit mehr als ${STUCK_SECONDS} Sekunden nicht auf dem neuesten Stand.`,
      advice: 'Bitte prüfen Sie die Datenbank und den Dienst „projections“. Verloren ist nichts.',
    };
  }
  if (behind.length > 0) {
    const text = `${names(behind)}: noch nicht auf dem neuesten Stand, wird gerade nachgeholt.`;
    return { ...about, state: 'warning', text, advice: 'Bitte warten Sie einen Moment.' };
  }
  const rebuilt = models.filter(({ isBeingRebuilt }) => isBeingRebuilt);
  const text =
    rebuilt.length > 0
      ? `Alles ist auf dem neuesten Stand. Neu aufgebaut: ${names(rebuilt)}.`
      : 'Alles ist auf dem neuesten Stand.';
  return { ...about, state: 'ok', text, advice: null };
}

const names = (models: readonly ReadModelHealth[]): string => models.map(({ title }) => title).join(', ');

export function describeParked({ parked }: HealthFacts): HealthItem {
  const about = { id: 'parked', title: 'Zurückgehaltene Ereignisse' } as const;
  if (parked.length === 0) {
    return { ...about, state: 'ok', text: 'Kein Ereignis wird zurückgehalten.', advice: null };
  }
  const count = new Set(parked.map(({ stream }) => stream)).size;
  const streams = count === 1 ? 'Ein Vorgang wird' : `${formatNumber(count)} Vorgänge werden`;
  return {
    ...about,
    state: 'warning',
    text: `${streams} zurückgehalten, weil ein Ereignis nicht verarbeitet werden konnte. Alle anderen sind nicht betroffen.`,
    advice:
      'Bitte geben Sie die Liste unten an die Technik weiter. Nach der Behebung wird alles der Reihe nach nachgeholt.',
  };
}

export function describeDeadlines({ now, overdue }: HealthFacts): HealthItem {
  const about = { id: 'deadlines', title: 'Fristen' } as const;
  if (overdue.count === 0 || overdue.oldest === null) {
    return { ...about, state: 'ok', text: 'Alle Fristen werden eingehalten.', advice: null };
  }
  const minutes = Math.floor((now.getTime() - overdue.oldest.getTime()) / 60_000);
  const deadlines =
    overdue.count === 1 ? 'Eine Frist wartet' : `${formatNumber(overdue.count)} Fristen warten`;
  return {
    ...about,
    state: 'warning',
    text: `${deadlines} auf ihre Ausführung, die älteste seit ${formatDuration(minutes)}.`,
    advice: 'Bitte prüfen Sie, ob der Dienst „projections“ läuft und das Ereignisprotokoll antwortet.',
  };
}

/** Counting takes a minute at most, whatever comes in. */
const VISITS_MAY_WAIT_MINUTES = 10;

export function describeVisits({ now, uncountedSince }: HealthFacts): HealthItem {
  const about = { id: 'visits', title: 'Besuche' } as const;
  const minutes =
    uncountedSince === null ? 0 : Math.floor((now.getTime() - uncountedSince.getTime()) / 60_000);
  if (minutes < VISITS_MAY_WAIT_MINUTES) {
    return { ...about, state: 'ok', text: 'Alle Besuche des Shops werden gezählt.', advice: null };
  }
  return {
    ...about,
    state: 'warning',
    text: `Besuche des Shops werden seit ${formatDuration(minutes)} nicht gezählt. Sie sind aufgehoben und werden nachgeholt.`,
    advice: 'Bitte sehen Sie im Protokoll des Servers nach „visits are to be counted later“.',
  };
}

export function describeLive({ sockets }: HealthFacts): HealthItem {
  const text =
    sockets === 1
      ? 'Eine Live-Verbindung ist offen.'
      : `${formatNumber(sockets)} Live-Verbindungen sind offen.`;
  return { id: 'live', title: 'Live-Verbindungen', state: 'ok', text, advice: null };
}

export function describeBackup({ now, lastBackup }: HealthFacts, timeZone: string): HealthItem {
  const about = { id: 'backup', title: 'Datensicherung' } as const;
  const advice = 'Bitte sichern Sie täglich mit „npm run backup“ und heben Sie die Datei woanders auf.';
  if (lastBackup === null) {
    return { ...about, state: 'warning', text: 'Es wurde noch keine Datensicherung gemacht.', advice };
  }
  const hours = (now.getTime() - lastBackup.takenAt.getTime()) / 3_600_000;
  const isOld = hours > BACKUP_MAY_BE_OLD_HOURS;
  return {
    ...about,
    state: isOld ? 'warning' : 'ok',
    text: backupText(lastBackup, timeZone),
    advice: isOld ? advice : null,
  };
}

function backupText({ takenAt, holdsLog }: LastBackup, timeZone: string): string {
  const when = `Letzte Datensicherung: ${formatDateTime(takenAt, timeZone)}.`;
  return holdsLog
    ? when
    : `${when} Das Ereignisprotokoll ist nicht dabei; sichern Sie es bitte dort, wo es läuft.`;
}
