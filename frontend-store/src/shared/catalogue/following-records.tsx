import { useFollowedRecords } from './use-followed-records.js';

/** A component, so that it can be loaded later. */
export default function FollowingRecords({ path }: { path: string }) {
  useFollowedRecords(path);
  return null;
}
