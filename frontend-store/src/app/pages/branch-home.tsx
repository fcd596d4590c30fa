import { HOME_NODE } from '@bestellwerk/domain/website/navigations';
import { FollowedRecords } from '../../shared/catalogue/followed-records.js';
import { useDraftPlace } from '../../shared/catalogue/drafted-shop.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { AboutBlock } from '../../features/website/about-block.js';
import { NodeEntries } from '../../features/website/node-entries.js';
import { GalleryHome } from '../../features/home/gallery-home.js';
import { TeasersHome } from '../../features/home/teasers-home.js';

/** The home page in place of the list of branches, in one of its two layouts. */
export default function BranchHome() {
  const { config, nodes } = useShop();
  const home = nodes.find(({ identifier }) => identifier === HOME_NODE);
  const contents = home?.items ?? [];
  const ref = useDraftPlace(home?.id);
  const Layout = config.homeLayout === 'teasers' ? TeasersHome : GalleryHome;
  return (
    <>
      <FollowedRecords path="branches" />
      <FollowedRecords path="nodes" />
      <section className="on-plum bg-plum text-white">
        <div className="shell py-10 tablet:py-14">
          <h1 className="text-[clamp(2.1rem,8vw,4.25rem)] leading-none">{config.title}</h1>
          {config.description && <p className="mt-4 max-w-[60ch] text-lg">{config.description}</p>}
        </div>
      </section>
      <Layout>
        {contents.length > 0 && (
          <section ref={ref} aria-label="Neuigkeiten" className="shell scroll-mt-16 pt-12">
            <NodeEntries entries={contents} look="cards" level={2} />
          </section>
        )}
        <AboutBlock />
      </Layout>
    </>
  );
}
