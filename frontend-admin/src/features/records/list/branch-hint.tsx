import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import type { BranchName } from '../../../shared/branches/use-branches.js';
import classes from './branch-hint.module.css';

interface Properties {
  branch: BranchName;
  /** Whether the list shows only what belongs to that branch. */
  isFollowed: boolean;
  onAll(): void;
  onOnly(): void;
}

/** Shows that a list follows the branch of the frame, with a button that ends this or starts it again. */
export const BranchHint = ({ branch: { name }, isFollowed, onAll, onOnly }: Properties) => (
  <p className={classes.hint}>
    <IconBuildingStore size={18} aria-hidden />
    <span role="status">{isFollowed ? `Nur ${name}, wie oben gewählt.` : `Nicht nur ${name}.`}</span>
    <Button variant="default" size="compact-md" onClick={isFollowed ? onAll : onOnly}>
      {isFollowed ? 'Alle Filialen zeigen' : `Nur ${name} zeigen`}
    </Button>
  </p>
);
