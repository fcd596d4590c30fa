import type { DraftToolsProps } from '../../../shared/record-fields/record-extensions.js';
import classes from './ai.module.css';
import { AiDrawer } from './ai-drawer.js';
import { useContentAi } from './content-ai-api.js';
import { DraftDrawer, SaveFirst } from './draft-drawer.js';
import { TakenDrafts } from './taken-drafts.js';

/** Drafts of a model for the texts of a page, and which of them were taken over. */
export default function DraftToolsOfSite({ record, isDirty, isReadOnly }: DraftToolsProps) {
  const ai = useContentAi();
  return (
    <div className={classes.tools}>
      <TakenDrafts record={record} />
      {ai?.textModel && !isReadOnly && (
        <AiDrawer label="Entwurf mit KI" width={760}>
          {(close) =>
            isDirty ? <SaveFirst onClose={close} /> : <DraftDrawer {...{ ai, record }} onClose={close} />
          }
        </AiDrawer>
      )}
    </div>
  );
}
