import { NativeSelect } from '@mantine/core';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import { useChosenBranch, useVisibleBranches } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import classes from './header.module.css';

const ALL = 'all';

/** The branch on screen; users with only one see its name. */
export function BranchSwitcher() {
  const dispatch = useAppDispatch();
  const branches = useVisibleBranches();
  const chosen = useChosenBranch();
  const [only] = branches;
  if (!only)
    return (
      <div className={classes.branch}>
        <FailedRead endpoint="branches" />
      </div>
    );
  if (branches.length === 1) {
    return (
      <div className={classes.branch}>
        <span className={classes.only} title={only.name}>
          {only.name}
        </span>
      </div>
    );
  }
  return (
    <NativeSelect
      className={classes.branch}
      size="sm"
      aria-label="Filiale"
      value={chosen?.id ?? ALL}
      title={chosen?.name}
      onChange={({ currentTarget: { value } }) => dispatch(branchChosen(value === ALL ? null : value))}
      data={[
        { value: ALL, label: 'Alle Filialen' },
        ...branches.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
