import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { addressOf } from '@bestellwerk/ui/api/base-query';

type Properties = Parameters<typeof addressOf>[0];

/** Opens a PDF of the API in a window of its own. */
export const PdfButton = (call: Properties) => (
  <Button
    component="a"
    href={addressOf(call)}
    target="_blank"
    rel="noreferrer"
    variant="default"
    leftSection={<IconFileTypePdf size={18} aria-hidden />}
  >
    PDF öffnen
  </Button>
);
