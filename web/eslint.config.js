// What the client's code is held to. Layout is Prettier's business, not ESLint's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GENERATED = [
  'src/wire.ts',
  'src/plain/facts.ts',
  'src/bodies/physics.ts',
  'src/games/catalog.ts',
  'src/games/*/{facts,shapes,deck,sizes}.ts',
  'src/games/five-towers/cards.ts',
];
/** Lines of nothing but SVG path data: an attribute, or a string on its own. */
const PATH_DATA = String.raw`^\s*(d="|')M[-\d., a-zA-Z]+["'],?$`;

export default defineConfig(
  { ignores: ['node_modules/', 'chromium/', ...GENERATED] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-len': ['error', { code: 120, ignoreUrls: true, ignorePattern: PATH_DATA }],
      'no-else-return': 'error',
      'no-lonely-if': 'error',
      'object-shorthand': 'error',
      'prefer-object-has-own': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Under `noUncheckedIndexedAccess`, `!` says that an index is in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // TypeScript finds unknown names itself, and knows the browser's.
      'no-undef': 'off',
      // `_` stands for what a pattern has to name before the part that is wanted.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      // It asks for a `SvelteMap` even where a map lives only within one calculation.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Rules that need types, for all but the components: there they cost twice the time of all others.
    files: ['src/**/*.ts', 'build/**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The types of the DOM promise what an older browser, or a test, does not have.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // There are no enums here, and it is the slowest rule.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { 'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$bindable'] }] },
  },
  { files: ['**/*.js'], rules: { '@typescript-eslint/explicit-function-return-type': 'off' } },
  {
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/explicit-function-return-type': 'off',
      // `expect(desk.play)` reads a method, and calls nothing.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
