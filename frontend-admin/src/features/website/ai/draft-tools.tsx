import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import type { DraftToolsProps } from '../../../shared/record-fields/record-extensions.js';
import classes from './ai.module.css';
import { useContentAi } from './content-ai-api.js';
import { DraftDrawer } from './draft-drawer.js';
import { TakenDrafts } from './taken-drafts.js';

/** Drafts of a model for the texts of a page, and which of them were taken over. */
export default function DraftToolsOfSite({ record, isDirty, isReadOnly }: DraftToolsProps) {
  const ai = useContentAi();
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <div className={classes.tools}>
      <TakenDrafts record={record} />
      {ai?.textModel && !isReadOnly && (
        <>
          <Button
            variant="default"
            leftSection={<IconSparkles size={18} aria-hidden />}
            onClick={drawer.open}
          >
            Entwurf mit KI
          </Button>
          <DraftDrawer ai={ai} record={record} isDirty={isDirty} opened={isOpen} onClose={drawer.close} />
        </>
      )}
    </div>
  );
}
