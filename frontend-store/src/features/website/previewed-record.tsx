import { type ReactNode, useMemo, useState } from 'react';
import type { ShownDraft } from '@bestellwerk/domain/contracts/website.schema';
import type { Block } from '@bestellwerk/domain/records/definitions/block';
import type { ContentNode } from '@bestellwerk/domain/records/definitions/node';
import type { Site } from '@bestellwerk/domain/records/definitions/site';
import { HOME_NODE } from '@bestellwerk/domain/website/navigations';
import { DraftedShop, withDraft } from '../../shared/catalogue/drafted-shop.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { NodeEntries } from './node-entries.js';
import { NoticeDialog } from './notice-overlay.js';
import { SiteArticle } from './site-page.js';

interface Props {
  draft: ShownDraft;
  home: ReactNode;
}

/** A draft at its place in the shop: a page, or the page where guests would see it. */
export function PreviewedRecord({ draft, home }: Props) {
  const shop = useShop();
  const drafted = useMemo(() => withDraft(shop, draft), [shop, draft]);
  return (
    <DraftedShop value={drafted}>
      <Place draft={draft} home={home} />
    </DraftedShop>
  );
}

function Place({ draft, home }: Props) {
  switch (draft.resource) {
    case 'site':
      return <SiteArticle site={draft.record} />;
    case 'node':
      return <Tree tree={draft.record} page={draft.page} home={home} />;
    case 'block': {
      const { type, content } = draft.record;
      const { text } = content.body;
      return (
        <>
          {text === '' && <Empty />}
          {type === 'noticeBlock' && text !== '' && <Notice key={text} notice={draft.record} />}
          {home}
        </>
      );
    }
  }
}

function Tree({ tree, page, home }: { tree: ContentNode; page: Site | null; home: ReactNode }) {
  const { config } = useShop();
  const isOnHome = tree.identifier === HOME_NODE && config.enablePluginHomePage;
  return (
    <>
      {tree.items.length === 0 && <Empty />}
      {isOnHome ? home : page ? <SiteArticle site={page} /> : <TreeAlone tree={tree} />}
    </>
  );
}

const TreeAlone = ({ tree: { items } }: { tree: ContentNode }) => (
  <section aria-label="Inhalte" className="shell max-w-4xl py-12 tablet:py-16">
    <p className="mb-8 text-ink-soft">
      Noch zeigt keine veröffentlichte Seite diese Inhalte. Als Karten sehen sie so aus:
    </p>
    <NodeEntries entries={items} look="cards" level={2} />
  </section>
);

const Empty = () => (
  <p className="shell pt-8 text-lg">Dieser Entwurf ist leer. Gäste würden davon nichts sehen.</p>
);

/** Opens at once, and again by a button. */
function Notice({ notice }: { notice: Block }) {
  const [isShown, setShown] = useState(true);
  return isShown ? (
    <NoticeDialog notice={notice} onClose={() => setShown(false)} />
  ) : (
    <p className="shell pt-8">
      <button type="button" className="button-main" onClick={() => setShown(true)}>
        Hinweis noch einmal zeigen
      </button>
    </p>
  );
}
