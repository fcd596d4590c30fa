import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pages } from './pages.js';

const scrolledTo = jest.spyOn(Element.prototype, 'scrollIntoView');
afterEach(() => {
  cleanup();
  scrolledTo.mockClear();
});

function List({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  return (
    <MantineProvider env="test">
      <button onClick={() => setPage(3)}>anderswo</button>
      <Pages total={total} size={10} page={page} onPage={setPage}>
        <p>Zeilen der Seite {page}</p>
      </Pages>
    </MantineProvider>
  );
}

describe('a paged list', () => {
  test.each([
    ['Seite 2', 'Seite 2 von 3'],
    ['Nächste Seite', 'Seite 2 von 3'],
  ])(
    'scrolls to its top, takes the focus and shows its page number after a click on "%s"',
    async (control, name) => {
      render(<List total={25} />);
      await userEvent.click(screen.getByRole('button', { name: control }));
      const list = screen.getByRole('group', { name });
      expect(document.activeElement).toBe(list);
      expect(scrolledTo.mock.contexts).toEqual([list.firstElementChild]);
    },
  );

  test('does not scroll when the page is changed from outside or does not change', async () => {
    render(<List total={25} />);
    await userEvent.click(screen.getByRole('button', { name: 'Seite 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'anderswo' }));
    expect(screen.getByRole('group', { name: 'Seite 3 von 3' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'anderswo' }));
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test('with one page has no pagination', () => {
    render(<List total={10} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nächste Seite' })).toBeNull();
    expect(screen.getByText('Zeilen der Seite 1')).toBeTruthy();
  });
});
