import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { show } from '../../../testing/show.js';
import { ConflictDialog } from './conflict-dialog.js';
import { mergeFields } from './field-changes.js';

afterEach(cleanup);

const resource = imageTemplate as unknown as Resource;
const template = (...layers: object[]) =>
  imageTemplate.schemas.fields.parse({ ...imageTemplate.example, layers });
const title = { type: 'text', name: 'Titel', text: 'Hallo' };
const logo = { type: 'logo', name: 'Logo' };
const before = template(title, logo);
const mine = template({ ...title, y: 20 }, { ...logo, width: 10 });
const theirs = template({ ...title, y: 50, x: 5 }, logo);

it('two lists that clash show only in what they differ, and either choice has all other changes', async () => {
  const onDecide = jest.fn();
  const { fields: merged, clashes } = mergeFields(resource, { before, mine, theirs });
  const conflict = { record: {} as never, merged, clashes };
  show(
    <ConflictDialog resource={resource} conflict={conflict} onDecide={onDecide} onClose={() => undefined} />,
  );
  const group = within(await screen.findByRole('group', { name: 'Ebenen' }));
  expect(group.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '1. Ebene: Text › Von oben',
    '1. Ebene: Text › Von oben',
  ]);
  expect(group.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '20\u00a0%',
    '50\u00a0%',
  ]);
  await userEvent.click(group.getByRole('radio', { name: /Inzwischen gespeichert/ }));
  await userEvent.click(screen.getByRole('button', { name: 'So speichern' }));
  expect(onDecide).toHaveBeenCalledWith({
    layers: template({ ...title, y: 50, x: 5 }, { ...logo, width: 10 }).layers,
  });
});
