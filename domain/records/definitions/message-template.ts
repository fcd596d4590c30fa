import type { z } from 'zod';
import { messageKindLabels } from '../../messages/message-kinds.schema.js';
import { defaultTemplates } from '../../messages/default-templates.js';
import { templateProblem } from '../../messages/render-template.js';
import { choice, flag, number, text } from '../fields.js';
import { resource } from '../resource.js';

/** The shop's own words for a message to guests. Where there are none, those of `defaultTemplates` are sent. */
export const messageTemplate = resource({
  name: 'messageTemplate',
  path: 'message-templates',
  words: { one: 'Nachricht', many: 'Nachrichten', removed: 'Üblichen Text wiederhergestellt' },
  fields: {
    kind: choice('Nachricht', messageKindLabels),
    afterHours: number('Stunden nach dem Abschluss', {
      min: 0,
      max: 336,
      step: 1,
      unit: 'Stunden',
      help: 'So lange hat der Gast Zeit zu essen.',
      appliesTo: ({ kind }) => kind === 'reviewRequest',
    }).default(2),
    isMailed: flag('Als E-Mail senden', { usually: true }),
    subject: text('Betreff', { max: 200 }),
    text: text('Text', { lines: 14, max: 10_000 }),
    isTexted: flag('Als SMS senden'),
    smsText: text('Text der SMS', { lines: 3, max: 600 }),
  },
  title: ['kind'],
  unique: [['kind']],
  search: ['subject', 'text'],
  columns: ['kind', 'isMailed', 'isTexted', 'subject'],
  sort: 'kind',
  access: { read: 'staff.read', change: 'content.change' },
  problems: (template) =>
    (['subject', 'text', 'smsText'] as const).flatMap((field) => {
      const message = templateProblem(template[field], template.kind);
      return message === null ? [] : [{ message, field }];
    }),
  example: { kind: 'newOrder', ...defaultTemplates.newOrder },
});
export type MessageTemplateRecord = z.infer<typeof messageTemplate.schemas.entity>;
