import { useDraftPlace } from '../../shared/catalogue/drafted-shop.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { RichText } from '../../shared/rich-text.js';

/** What the shop says about itself on its home page. */
export function AboutBlock() {
  const { blocks } = useShop();
  const about = blocks.find(({ type }) => type === 'aboutBlock');
  const ref = useDraftPlace(about?.id);
  if (!about?.content.body.text) return null;
  return (
    <section ref={ref} aria-label="Über uns" className="shell max-w-4xl scroll-mt-16 pt-16">
      <RichText html={about.content.body.text} />
    </section>
  );
}
