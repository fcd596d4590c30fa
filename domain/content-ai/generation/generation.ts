import type { Decider, Decision } from '../../kernel/decider.js';
import { refuse } from '../../kernel/refusal.js';
import { type DraftedField, fieldsIn } from '../../records/definitions/generated.js';
import type { GenerationEvent, GenerationFailure } from './generation-events.js';

type DataOf<Type extends GenerationEvent['type']> = Extract<GenerationEvent, { type: Type }>['data'];
export type GenerationRequest = DataOf<'ContentGenerationRequested'>;
export type GenerationOutcome = DataOf<'ContentGenerationCompleted'>;

/** One request to a model. */
export type Generation =
  | { readonly status: 'none' }
  | { readonly status: 'running'; readonly request: GenerationRequest }
  | {
      readonly status: 'failed';
      readonly request: GenerationRequest;
      readonly reason: GenerationFailure;
      readonly tokens: number;
    }
  | {
      readonly status: 'completed';
      readonly request: GenerationRequest;
      readonly outcome: GenerationOutcome;
      /** Null until a person took the draft over. */
      readonly taken: DataOf<'ContentDraftTaken'> | null;
    };

export const generationDecider: Decider<Generation, GenerationEvent> = {
  initial: { status: 'none' },
  evolve(job, { type, data }) {
    if (type === 'ContentGenerationRequested') return { status: 'running', request: data };
    if (job.status === 'none') return job;
    const { request } = job;
    switch (type) {
      case 'ContentGenerationCompleted':
        return { status: 'completed', request, outcome: data, taken: null };
      case 'ContentGenerationFailed':
        return { status: 'failed', request, ...data };
      case 'ContentDraftTaken':
        return job.status === 'completed' ? { ...job, taken: data } : job;
    }
  },
};

export function requestGeneration(job: Generation, request: GenerationRequest): Decision<GenerationEvent> {
  return job.status === 'none' ? [{ type: 'ContentGenerationRequested', data: request }] : [];
}

/** What has an outcome keeps it. */
export function completeGeneration(job: Generation, outcome: GenerationOutcome): Decision<GenerationEvent> {
  return job.status === 'running' ? [{ type: 'ContentGenerationCompleted', data: outcome }] : [];
}

export function failGeneration(
  job: Generation,
  reason: GenerationFailure,
  tokens: number,
): Decision<GenerationEvent> {
  return job.status === 'running' ? [{ type: 'ContentGenerationFailed', data: { reason, tokens } }] : [];
}

/** Whether these fields of the draft can be taken over: null if they can, else why not. */
export function takingProblem(job: Generation, fields: readonly DraftedField[]) {
  if (job.status === 'none' || job.request.site === null) {
    return refuse('unknown', 'unknown-draft', 'Diesen Entwurf gibt es nicht.');
  }
  if (job.status !== 'completed' || job.outcome.draft === null) {
    return refuse('conflict', 'no-draft', 'Aus dieser Anfrage ist kein Entwurf entstanden.');
  }
  const there = fieldsIn(job.outcome.draft);
  return fields.every((field) => there.includes(field))
    ? null
    : refuse('invalid', 'field-not-drafted', 'Der Entwurf enthält dieses Feld nicht.', 'fields');
}

/** Notes that the draft is in the page; once. */
export function takeDraft(job: Generation, taken: DataOf<'ContentDraftTaken'>): Decision<GenerationEvent> {
  const problem = takingProblem(job, taken.fields);
  if (problem) return problem;
  return job.status === 'completed' && job.taken ? [] : [{ type: 'ContentDraftTaken', data: taken }];
}

/** What staff are shown of a failure. */
export const failureTexts: Readonly<Record<GenerationFailure, string>> = {
  'wrong-key':
    'Der Dienst für Entwürfe nimmt den Zugangsschlüssel nicht an. Bitte wenden Sie sich an den Betreiber dieser Installation.',
  busy: 'Der Dienst für Entwürfe ist gerade ausgelastet. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  rejected:
    'Der Dienst für Entwürfe hat die Anfrage abgelehnt. Bitte wenden Sie sich an den Betreiber dieser Installation.',
  unavailable:
    'Der Dienst für Entwürfe ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  timeout: 'Der Dienst für Entwürfe hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
  canceled: 'Die Anfrage wurde abgebrochen.',
  declined: 'Das Modell hat diese Anfrage abgelehnt. Bitte formulieren Sie die Anweisung anders.',
  'cut-off':
    'Die Antwort des Modells war zu lang und wurde abgeschnitten. Bitte wählen Sie eine kürzere Länge oder weniger Felder.',
  unreadable: 'Die Antwort des Modells war nicht lesbar. Bitte versuchen Sie es noch einmal.',
  unusable:
    'Die Antwort des Modells enthielt nichts Verwendbares. Bitte formulieren Sie die Anweisung anders.',
};

/** The same of one that is long over, in a list. */
export const pastFailureWords: Readonly<Record<GenerationFailure, string>> = {
  'wrong-key': 'Zugangsschlüssel nicht angenommen',
  busy: 'Dienst ausgelastet',
  rejected: 'Vom Dienst abgelehnt',
  unavailable: 'Dienst nicht erreichbar',
  timeout: 'Keine Antwort in der Zeit',
  canceled: 'Abgebrochen',
  declined: 'Vom Modell abgelehnt',
  'cut-off': 'Antwort zu lang',
  unreadable: 'Antwort nicht lesbar',
  unusable: 'Nichts Verwendbares',
};
