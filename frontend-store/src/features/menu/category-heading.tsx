import type { Category } from '@bestellwerk/domain/records/definitions/category';
import type { ImageTemplateVersion } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { Picture } from '../../shared/picture.js';

interface Props {
  category: Category;
  /** Of the heading. */
  id: string;
  /** Of its picture. */
  template: ImageTemplateVersion | undefined;
}

/** The name of a group of products and what it says of itself, beside its picture if it has one. */
export const CategoryHeading = ({ category, id, template }: Props) => (
  <div className="flex items-center justify-between gap-3 tablet:gap-4">
    <div className="min-w-0">
      <h2 id={id} className="text-[min(clamp(1.4rem,5vw,2.25rem),12vw)]">
        {category.name}
      </h2>
      {category.description && (
        <p className="mt-0.5 max-w-[60ch] leading-snug text-ink-soft max-tablet:text-[0.95rem]">
          {category.description}
        </p>
      )}
    </div>
    {category.image && (
      <Picture
        image={category.image}
        size="thumbnail"
        template={template}
        width={128}
        height={128}
        className="size-14 shrink-0 rounded-box tablet:size-16"
      />
    )}
  </div>
);
