import { useFollowedBranches } from '../../shared/catalogue/followed-branches.js';

/** Shows nothing: a component, so that the socket comes after the list of branches. */
export default function FollowedBranches() {
  useFollowedBranches();
  return null;
}
