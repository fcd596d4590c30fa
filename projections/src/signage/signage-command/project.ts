import type { SignageEvent } from '@bestellwerk/domain/signage/signage-events';
import { screenTopic } from '@bestellwerk/domain/contracts/live-topics';
import { isOfCommand, signageCommandAfter } from '@bestellwerk/domain/views/signage';
import type { Projection } from '../../engine/projection.js';
import { signageCommandTable, type SignageCommandRow } from './table.js';

/** Commands of screens and their outcomes: one row for each command. */
export const signageCommand = {
  name: 'signage_command',
  title: 'Befehle an Bildschirme',
  version: 1,
  table: signageCommandTable,
  isUrgent: true,
  category: 'signagePlayer',
  keys: (event) => (isOfCommand(event) ? [{ id: event.data.command }] : []),
  apply(event, rows) {
    if (!isOfCommand(event)) return;
    const id = event.data.command;
    const before = rows.get({ id });
    const document = signageCommandAfter(before?.document, event);
    rows.put({
      id,
      device: document.device,
      requestedPosition: before?.requestedPosition ?? event.position,
      document,
    });
  },
  topics: (row) => [screenTopic(row.device)],
} as const satisfies Projection<SignageCommandRow, SignageEvent>;
