import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { placeText } from '@bestellwerk/domain/contracts/journal-place';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { type LogPage, type LogSelection, useNewerLogsQuery } from './audit-log-api.js';

interface Properties {
  page: LogPage;
  selection: LogSelection;
  limit: number;
  onShow(): void;
}

/** Says how many entries came since the list was read. They are shown on demand, so that nothing moves below. */
export function NewEntries({ page, selection, limit, onShow }: Properties) {
  const [newest] = page.entries;
  const pollingInterval = usePollingWhileAway();
  const { currentData } = useNewerLogsQuery(
    { ...selection, after: newest ? placeText(newest) : null, limit },
    { pollingInterval },
  );
  return (
    <div role="status">
      {currentData && currentData.count > 0 && (
        <Button
          variant="light"
          size="compact-md"
          mih={40}
          leftSection={<IconArrowUp size={18} aria-hidden />}
          onClick={onShow}
        >
          {currentData.hasMore ? `Mehr als ${newText(currentData.count)}` : newText(currentData.count)}{' '}
          anzeigen
        </Button>
      )}
    </div>
  );
}

const newText = (count: number): string =>
  count === 1 ? '1 neuen Eintrag' : `${formatNumber(count)} neue Einträge`;
