import type { SignageEvent } from '@bestellwerk/domain/signage/signage-events';
import { screensTopic, screenTopic } from '@bestellwerk/domain/contracts/live-topics';
import { signageDeviceAfter, signageDeviceIdOf } from '@bestellwerk/domain/views/signage';
import type { Projection } from '../../engine/projection.js';
import { signageDeviceTable, type SignageDeviceRow } from './table.js';

/** Screens as staff see them, with what they do now, what waits and what they did last. */
export const signageDevice = {
  name: 'signage_device',
  title: 'Bildschirme',
  version: 1,
  table: signageDeviceTable,
  isUrgent: true,
  category: 'signagePlayer',
  keys: (event) => [{ id: signageDeviceIdOf(event) }],
  apply(event, rows) {
    const document = signageDeviceAfter(rows.get({ id: signageDeviceIdOf(event) })?.document, event);
    const { id, branch, name, isPaired } = document;
    rows.put({ id, branch, name, isPaired, document });
  },
  topics: (row) => [screensTopic(row.branch), screenTopic(row.id)],
} as const satisfies Projection<SignageDeviceRow, SignageEvent>;
