import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from './empty-state.js';
import { usePageTitle } from './page-title.js';

/** The home of the back office is another page for each role. */
export function NotFoundPage() {
  usePageTitle('Seite nicht gefunden');
  return (
    <EmptyState
      isPage
      title="Diese Seite gibt es nicht."
      text="Vielleicht wurde sie verschoben, oder die Adresse ist falsch."
    >
      <Button component={Link} to="/">
        Zur Startseite
      </Button>
    </EmptyState>
  );
}
