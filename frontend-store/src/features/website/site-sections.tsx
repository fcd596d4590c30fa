import type { CSSProperties, ReactNode } from 'react';
import { menuPriceModel } from '@bestellwerk/domain/pricing/price';
import type { Site } from '@bestellwerk/domain/records/definitions/site';
import { uploadUrl } from '@bestellwerk/domain/records/definitions/upload.schema';
import { formatDate } from '@bestellwerk/domain/text/formats';
import { inkOn } from '../../shared/ink-on.js';
import { useDraftPlace } from '../../shared/catalogue/drafted-shop.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Markdown } from '../../shared/markdown.js';
import { Picture } from '../../shared/picture.js';
import { priceText } from '../../shared/pricing/price-text.js';
import { RichText } from '../../shared/rich-text.js';
import { NodeEntries } from './node-entries.js';

type Section = Site['content']['sections'][number];
type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>;

/** One part of a page of the website, by its type. */
export function SiteSection({ section }: { section: Section }) {
  switch (section.type) {
    case 'text':
      return <TextSection {...section} />;
    case 'markdown':
      return (
        section.text && (
          <Part>
            <Markdown text={section.text} top={2} />
          </Part>
        )
      );
    case 'picture':
      return <PictureSection {...section} />;
    case 'gallery':
      return <Gallery {...section} />;
    case 'downloads':
      return <Downloads {...section} />;
    case 'event':
      return <EventSection {...section} />;
    case 'product':
      return <ProductSection {...section} />;
    case 'tree':
      return <TreeSection {...section} />;
  }
}

const Part = ({ heading = '', children }: { heading?: string; children: ReactNode }) => (
  <section className="mt-10">
    {heading && <h2 className="mb-3 text-2xl wrap-break-word">{heading}</h2>}
    {children}
  </section>
);

function TextSection({ heading, body, look }: SectionOf<'text'>) {
  if (!heading && !body.text) return null;
  const hidden = look.hiddenOn.map((screen) => hiddenOn[screen]).join(' ');
  return (
    <div className={hidden}>
      <Part heading={heading}>
        <Colored color={look.background}>
          <RichText html={body.text} />
        </Colored>
      </Part>
    </div>
  );
}

const hiddenOn = {
  phone: 'max-tablet:hidden',
  tablet: 'tablet:max-large:hidden',
  desktop: 'large:hidden',
} as const;

/** Its background by the element's own property: the policy of contents allows no style attributes in HTML, scripts may set them. */
function Colored({ color, children }: { color: string | null; children: ReactNode }) {
  if (color === null) return children;
  return (
    <div className="p-5" style={{ background: color, color: inkOn(color) }}>
      {children}
    </div>
  );
}

function PictureSection({ image, caption, width }: SectionOf<'picture'>) {
  if (!image) return null;
  return (
    <Part>
      <figure className={width === 'wide' ? 'large:-mx-24' : ''}>
        <Picture
          image={image}
          size="large"
          width={1920}
          height={1080}
          alt={image.description ?? ''}
          shownAt="(min-width: 1000px) 60rem, 100vw"
          className="h-auto w-full"
        />
        {caption && <figcaption className="mt-2 text-ink-soft">{caption}</figcaption>}
      </figure>
    </Part>
  );
}

function Gallery({ images, columns }: SectionOf<'gallery'>) {
  if (images.length === 0) return null;
  return (
    <Part>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-(--columns)" style={columnsStyle(columns ?? 3)}>
        {images.map((image) => (
          <li key={image.id}>
            <Picture
              image={image}
              size="small"
              width={640}
              height={640}
              alt={image.description ?? ''}
              className="aspect-square w-full"
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const columnsStyle = (count: number): CSSProperties =>
  ({ '--columns': `repeat(${count}, minmax(0, 1fr))` }) as CSSProperties;

function Downloads({ heading, main, files }: SectionOf<'downloads'>) {
  const all = [...(main ? [main] : []), ...files];
  if (all.length === 0) return null;
  return (
    <Part heading={heading}>
      <ul className="space-y-2">
        {all.map((file) => (
          <li key={file.id}>
            <a href={uploadUrl(file)} className="link" download>
              {file.name ?? 'Datei'} ({file.extension.toUpperCase()})
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function EventSection({ heading, date, place, isHighlighted }: SectionOf<'event'>) {
  if (!heading && !date && !place.name && !place.address) return null;
  return (
    <Part>
      <div className={isHighlighted ? 'bg-mustard-pale p-5' : ''}>
        {heading && <h2 className="text-2xl wrap-break-word">{heading}</h2>}
        {date && (
          <p className="font-bold">
            <time dateTime={date}>{formatDate(new Date(`${date}T12:00:00Z`), 'UTC')}</time>
          </p>
        )}
        {(place.name || place.address) && <p>{[place.name, place.address].filter(Boolean).join(', ')}</p>}
      </div>
    </Part>
  );
}

function ProductSection({ product, words }: SectionOf<'product'>) {
  const { productById, config } = useShop();
  const shown = product && productById.get(product.id);
  if (!shown) return null;
  return (
    <Part>
      <div className="flex gap-4 rounded-box bg-white p-4 shadow-card">
        <Picture image={shown.images[0]} size="tiny" width={256} height={256} className="size-24 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-xl wrap-break-word">{shown.name}</h2>
          {words && <p>{words}</p>}
          <p className="font-bold text-plum-deep">
            {shown.isPriceHidden
              ? 'Preis auf Anfrage'
              : priceText(shown.price, config.currency, menuPriceModel(shown))}
          </p>
        </div>
      </div>
    </Part>
  );
}

function TreeSection({ heading, node, look }: SectionOf<'tree'>) {
  const { nodes } = useShop();
  const shown = nodes.find(({ id }) => id === node?.id);
  const ref = useDraftPlace(shown?.id);
  if (!shown || shown.items.length === 0) return null;
  return (
    <Part heading={heading}>
      <div ref={ref} className="scroll-mt-40">
        <NodeEntries entries={shown.items} look={look} level={heading ? 3 : 2} />
      </div>
    </Part>
  );
}
