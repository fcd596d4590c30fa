import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const pages = ['README.md', ...readdirSync('docs/guide').map((name) => `docs/guide/${name}`)];
const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const folders = [...new Set(files.flatMap((file) => foldersOf(file)))];
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const textOf = (page: string): string => readFileSync(page, 'utf8');
const matches = (page: string, pattern: RegExp): string[] =>
  [...textOf(page).matchAll(pattern)].map((match) => match[1]!);

/** 'domain/ordering/order/order.ts', 'projections/src/<name>/table.ts', '*.http.test.ts'; nothing with blanks. */
const isPath = (code: string): boolean =>
  !/\s|^[A-Z_]+\//.test(code) &&
  (/^[\w@.<>*/-]+\.(tsx?|mjs|json|md|yml|csv|proto|css)$/.test(code) ||
    folders.some((folder) => code.startsWith(`${folder}/`)));

/** Paths may begin anywhere below the root, as in `editors/hours.tsx`; `<name>` and `*` stand for any word. */
function exists(code: string): boolean {
  const words = code.replace(/\/$/, '').split(/<[^>]+>|\*+/);
  const path = new RegExp(
    `(^|/)${words.map((word) => word.replace(/[.\[\]()+?^$|\\{}]/g, '\\$&')).join('[^/]+')}(\\.tsx?)?$`,
  );
  return files.some((file) => path.test(file)) || folders.some((folder) => path.test(folder));
}

const isIgnored = (path: string): boolean => {
  try {
    execFileSync('git', ['check-ignore', '-q', path]);
    return true;
  } catch {
    return false;
  }
};

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
  matches(page, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every file and folder that %s names exists', (page) => {
  const named = matches(page, /`([^`\n]+)`/g).filter(isPath);
  expect(named.filter((path) => !exists(path) && !isIgnored(path))).toEqual([]);
});

test.each(pages)('every npm script and program that %s calls exists', (page) => {
  expect(matches(page, /npm run ([\w:-]+)/g).filter((name) => !(name in packageJson.scripts))).toEqual([]);
  expect(
    matches(page, /node ((?:scripts|embedded|backend)\/\S+\.mjs)/g).filter((file) => !existsSync(file)),
  ).toEqual([]);
});

test.each([...pages, ...decisions])('every link of %s leads to a page and a heading that exist', (page) => {
  const broken = matches(page, /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [path, anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path!);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
  expect(broken).toEqual([]);
});
