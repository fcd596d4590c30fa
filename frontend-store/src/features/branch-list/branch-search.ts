import type { Branch } from '@bestellwerk/domain/resources/branch.schema';

/** Branches of which any word of the search occurs in name, address, keywords or tags, and that have every tag. */
export function findBranches(
  branches: readonly Branch[],
  search: string,
  tags: ReadonlySet<string>,
): Branch[] {
  const words = search
    .toLocaleLowerCase('de')
    .split(/[\s,]+/)
    .filter(Boolean);
  return branches.filter((branch) => hasTags(branch, tags) && hasAnyWord(branch, words));
}

const hasTags = (branch: Branch, tags: ReadonlySet<string>): boolean =>
  [...tags].every((id) => branch.tags.some((tag) => tag.id === id));

function hasAnyWord(branch: Branch, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { name, street, city, zipCode, keywords, tags } = branch;
  const text = [name, street, city, zipCode, keywords, ...tags.map((tag) => tag.name)]
    .join(' ')
    .toLocaleLowerCase('de');
  return words.some((word) => text.includes(word));
}
