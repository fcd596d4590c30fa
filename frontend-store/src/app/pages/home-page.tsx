import { BranchList } from '../../features/branch-list/branch-list.js';
import { AboutBlock } from '../../features/website/about-block.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { usePageHead } from '../../shared/page/use-page-head.js';
import { BranchHome } from '../load-pages.js';

/** The list of branches, or the home page of a shop that usually has one branch only. */
export function HomePage() {
  usePageHead(null);
  const { config } = useShop();
  if (config.enablePluginHomePage) return <BranchHome />;
  return (
    <>
      <BranchList />
      <AboutBlock />
    </>
  );
}
