import { useAppSelector } from '../shared/api/redux.js';
import classes from './loading-bar.module.css';

/** A thin line at the top of the page while anything is under way. */
export function LoadingBar() {
  const isLoading = useAppSelector(({ activity }) => Object.keys(activity.running).length > 0);
  return <div className={classes.bar} data-active={isLoading || undefined} aria-hidden />;
}
