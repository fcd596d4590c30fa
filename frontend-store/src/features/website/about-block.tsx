import { useShop } from '../../shared/catalogue/use-shop.js';
import { RichText } from '../../shared/rich-text.js';

/** What the shop says about itself on its home page. */
export function AboutBlock() {
  const { blocks } = useShop();
  const about = blocks.find(({ type }) => type === 'aboutBlock');
  if (!about?.content.body.text) return null;
  return (
    <section aria-label="Über uns" className="shell max-w-4xl pt-16">
      <RichText html={about.content.body.text} />
    </section>
  );
}
