import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyPlace } from '../../shared/ui/empty-place.js';
import { usePageTitle } from '../../shared/ui/page-title.js';

export function NotFoundPage() {
  usePageTitle('Seite nicht gefunden');
  return (
    <EmptyPlace
      isPage
      title="Diese Seite gibt es nicht."
      text="Vielleicht wurde sie verschoben, oder die Adresse ist falsch."
    >
      <Button component={Link} to="/orders/board">
        Zum Live-Board
      </Button>
    </EmptyPlace>
  );
}
