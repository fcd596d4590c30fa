import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noBarrels = {
  selector: 'ExportAllDeclaration[exported=null]',
  message: 'Import from the file that defines it; no barrels.',
};

const ofTheMachine = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "MemberExpression[object.name='Date'][property.name='now']",
  "MemberExpression[object.name='Math'][property.name='random']",
  'MemberExpression[property.name=/^(toLocale|localeCompare)/]',
  'MemberExpression[property.name=/^[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)$/]',
].map((selector) => ({
  selector,
  message: 'Clock, chance, language and time zone of the machine come in as arguments.',
}));

const isTyped = process.env.LINT_TYPES !== '0';

/** Left out by LINT_TYPES=0. */
const withTypes = {
  files: ['**/*.ts'],
  ignores: ['ui/**', 'frontend-*/**'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
};

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'coverage/',
      'data/',
      '.build/',
      'event-store-protocol/messages.*',
      'playwright-report/',
      'test-results/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: isTyped ? 'error' : 'off' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', noBarrels],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...ofTheMachine] },
  },
  ...(isTyped ? [withTypes] : []),
  {
    files: ['ui/**/*.{ts,tsx}', 'frontend-*/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
