import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { poster } from '@bestellwerk/domain/records/testing/poster';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { resourceAt } from '../../../shared/records/definitions.js';
import { UserContext } from '../../../shared/session/use-user.js';
import { manager, show } from '../../../testing/show.js';
import { leftInputText } from './left-input-text.js';
import { RecordEditing } from './record-editing.js';
import { RecordPage } from './record-page.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const book = {
  revision: '3',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
};
const record = { ...poster.example, ...book, id: 'p-1', publication: [] };
const editor = { ...manager, roles: ['ROLE_CONTENT_EDITOR' as const] };
const cook = { ...manager, roles: ['ROLE_EMPLOYEE' as const] };

/** A form during which something changes by a button. */
function Stage({ Form }: { Form: (isLater: boolean) => React.ReactNode }) {
  const [isLater, setLater] = useState(false);
  return (
    <>
      <button onClick={() => setLater(true)}>Inzwischen</button>
      {Form(isLater)}
    </>
  );
}
const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Worte/ });
const note = () => screen.findByText(/Was Sie eingegeben und nicht gespeichert haben/);
const meanwhile = () => userEvent.click(screen.getByRole('button', { name: 'Inzwischen' }));

/** The form of an editor who may no longer change the record after `meanwhile`. */
const showUntilRightIsLost = () =>
  show(
    <Stage
      Form={(isLater) => (
        <UserContext value={isLater ? cook : editor}>
          <RecordEditing resource={poster} record={record} initial={null} />
        </UserContext>
      )}
    />,
  );

describe('what was entered and may no longer be saved', () => {
  test('stays in the form when its user loses the right, and can be copied', async () => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    showUntilRightIsLost();
    await user.type(words(), ' mit Kraut');
    await meanwhile();
    expect((await note()).textContent).toMatch(/^Sie dürfen diesen Eintrag nicht mehr ändern\./);
    expect([words().value, words().readOnly]).toEqual(['Heute Knödel mit Kraut', true]);
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Eingaben kopieren' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('Worte:\nHeute Knödel mit Kraut'));
  });

  test('is gone from the form once it is discarded', async () => {
    showUntilRightIsLost();
    await userEvent.type(words(), ' mit Kraut');
    await meanwhile();
    await userEvent.click(screen.getByRole('button', { name: 'Eingaben verwerfen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    expect(words().value).toBe('Heute Knödel');
    expect(screen.getByText('Sie können diesen Eintrag lesen, aber nicht ändern.')).toBeTruthy();
  });

  test('is kept where the record went to a branch of others', async () => {
    const departments = resourceAt('departments')!;
    const department = { ...book, id: 'd-1', name: 'Küche', description: '' };
    const inBranch = (id: string, revision: string) => ({
      ...department,
      branch: { id, name: id },
      revision,
    });
    show(
      <Stage
        Form={(isLater) => (
          <RecordEditing
            resource={departments}
            record={isLater ? inBranch('b-3', '4') : inBranch('b-1', '3')}
            initial={null}
          />
        )}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'nteam');
    await meanwhile();
    expect(await note()).toBeTruthy();
    expect(screen.queryByText('Jemand anderes hat diesen Eintrag inzwischen geändert.')).toBeNull();
  });

  test('is kept where the record was deleted meanwhile', async () => {
    show(
      <Stage
        Form={(isLater) => (
          <RecordEditing
            resource={poster}
            record={isLater ? { ...record, isRemoved: true, revision: '4' } : record}
            initial={null}
          />
        )}
      />,
      {},
      editor,
    );
    await userEvent.type(words(), '!');
    await meanwhile();
    expect((await note()).textContent).toMatch(/^Dieser Eintrag ist gelöscht\./);
    expect(screen.getByRole('button', { name: 'Wiederherstellen' })).toBeTruthy();
  });

  test('is offered where the record can no longer be seen', async () => {
    const before = poster.example;
    const draft = { revision: '3', before, fields: { ...before, words: 'Neu' } };
    sessionStorage.setItem('draft:u-9:posters/p-1', JSON.stringify({ version: 1, value: draft }));
    show(
      <RecordPage resource={poster} id="p-1" />,
      { 'GET /api/posters/p-1': () => new Refusal(404, [{ message: 'Nicht da.', field: null }]) },
      editor,
    );
    expect((await note()).textContent).toMatch(/^Diesen Eintrag können Sie nicht mehr sehen\./);
    await userEvent.click(screen.getByRole('button', { name: 'Eingaben verwerfen' }));
    expect(screen.queryByText(/Was Sie eingegeben/)).toBeNull();
    expect(sessionStorage.getItem('draft:u-9:posters/p-1')).toBeNull();
  });
});

test('input as text has each changed value below its names, without what stayed the same', () => {
  const html = (text: string) => ({ format: 'html', text });
  const before = { name: 'Wir', noIndex: false, content: { body: html('<p>Alt</p>'), sections: [] } };
  const content = {
    body: html('<p>Neu</p><p>Zweite Zeile</p>'),
    sections: [{ type: 'markdown', text: '- eins' }],
  };
  const text = leftInputText(
    site as unknown as Parameters<typeof leftInputText>[0],
    { before, fields: { ...before, noIndex: true, content } },
    'UTC',
  );
  expect(text).toContain('Inhalt › Text:\nNeu');
  expect(text).toContain('Zweite Zeile');
  expect(text).toContain('- eins');
  expect(text).toContain('Nicht in Suchmaschinen:\nJa');
  expect(text).not.toContain('Name');
});
