import { BranchList } from '../../features/branch-list/branch-list.js';
import { AboutBlock } from '../../features/website/about-block.js';
import { usePageHead } from '../../shared/page/use-page-head.js';

export function HomePage() {
  usePageHead(null);
  return (
    <>
      <BranchList />
      <AboutBlock />
    </>
  );
}
