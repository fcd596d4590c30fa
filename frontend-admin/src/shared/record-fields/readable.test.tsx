import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { category } from '@bestellwerk/domain/records/definitions/category';
import { image } from '@bestellwerk/domain/records/definitions/image';
import type { OpeningHoursEntry } from '@bestellwerk/domain/records/definitions/opening-hours.schema';
import { show } from '../../testing/show.js';
import { ConflictDialog } from '../../features/records/form/conflict-dialog.js';
import { RevisionEntry } from './revision-entry.js';
import { Readable } from './readable.js';

afterEach(cleanup);

const entry = (
  type: OpeningHoursEntry['type'],
  from: string | null,
  to: string | null,
): OpeningHoursEntry => ({
  type,
  date: null,
  isClosed: from === null,
  from,
  to,
});
const theirs = [
  entry('daily', '11:00', '14:30'),
  entry('daily', '17:30', '23:00'),
  entry('monday', null, null),
];
const before = [...theirs, entry('tuesday', null, null), entry('tuesday', '11:00', '18:30')];
const mine = [...before, entry('tuesday', '19:30', '22:00')];

const lines = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('the conflict dialog shows only the days whose opening hours differ', () => {
  const clashes = [{ field: 'openingHours', mine, before, theirs }];
  show(
    <ConflictDialog
      resource={branch}
      conflict={{ record: { id: 'b-1', revision: '2' }, clashes } as never}
      onDecide={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(lines(screen.getByRole('group', { name: 'Öffnungszeiten' }))).toEqual([
    'Di 11:00–18:30, 19:30–22:00',
    'Di 11:00–18:30',
    'Di 11:00–14:30, 17:30–23:00',
  ]);
});

test('the history shows a time zone in the words of the form, and no field without a name', () => {
  const revision = {
    revision: '1',
    kind: 'changed',
    at: '2026-11-22T12:00:00.000Z',
    actor: { name: 'Resi' },
    changes: [
      { field: 'timeZone', before: null, after: 'Asia/Tokyo' },
      { field: 'version', before: 1, after: 2 },
    ],
  };
  const fields = { ...branch.fields, version: image.fields.version };
  show(
    <RevisionEntry resource={{ ...branch, fields } as never} revision={revision as never} onRestore={null} />,
  );
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'FeldBisherNeu',
    'Zeitzone–Tokio (Asien)',
  ]);
});

test('the history of opening hours shows only the changed days', () => {
  const revision = {
    revision: '1',
    kind: 'changed',
    at: '2026-11-22T12:00:00.000Z',
    actor: { name: 'Resi' },
    changes: [{ field: 'openingHours', before, after: mine }],
  };
  show(<RevisionEntry resource={branch} revision={revision as never} onRestore={null} />);
  expect(lines(screen.getByRole('table'))).toEqual(['Di 11:00–18:30', 'Di 11:00–18:30, 19:30–22:00']);
});

test('a change that makes a record as it was before names when that was', () => {
  const revision = {
    ...{
      revision: '4',
      kind: 'changed',
      at: '2026-11-22T12:00:00.000Z',
      actor: { name: 'Resi' },
      changes: [],
    },
    ...{ period: null, backTo: '2026-11-20T17:00:00.000Z' },
  };
  show(<RevisionEntry resource={branch} revision={revision as never} onRestore={null} />);
  expect(screen.getByText(/^Auf den Stand vom 20\.11\.2026.* zurückgesetzt von Resi$/)).toBeDefined();
});

test('opening hours compared with none are shown for all days', () => {
  show(<Readable schema={branch.fields.openingHours} value={theirs} beside={[[]]} />);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Mo geschlossen',
    'Di–So 11:00–14:30, 17:30–23:00',
  ]);
});

test.each([
  ['no opening hours', branch.fields.openingHours, [], 'täglich geschlossen'],
  ['no schedule', category.fields.schedule, null, 'gilt immer'],
  ['an empty schedule', category.fields.schedule, [], 'gilt immer'],
])('%s are shown by their effect', (_, schema, value, words) => {
  show(
    <div role="note">
      <Readable schema={schema} value={value} />
    </div>,
  );
  expect(screen.getByRole('note').textContent).toBe(words);
});
