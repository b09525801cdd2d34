import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const specifiers = (source: string) => importsOf(source).map(({ specifier }) => specifier);

describe('importsOf', () => {
  test.each([
    ["import './a.ts';", './a.ts'],
    ["import a from './a.ts';", './a.ts'],
    ["import * as a from './a.ts';", './a.ts'],
    ["import a, { type b, c as d } from './a.ts';", './a.ts'],
    ["import {\n  a,\n  b,\n} from './a.ts';", './a.ts'],
    ["import { 'odd name' as a } from './a.ts';", './a.ts'],
    ["import type { A } from './a.ts';", './a.ts'],
    ["import type from './a.ts';", './a.ts'],
    ["import data from './a.json' with { type: 'json' };", './a.json'],
    ["import a = require('./a.cjs');", './a.cjs'],
    ["export * from './a.ts';", './a.ts'],
    ["export * as a from './a.ts';", './a.ts'],
    ["export { a, b as c } from './a.ts';", './a.ts'],
    ["export type { A } from './a.ts';", './a.ts'],
    ["const a = await import('./a.ts');", './a.ts'],
    ['const a = await import(`./a.ts`);', './a.ts'],
    ["type A = import('./a.ts').A;", './a.ts'],
    ["const a = require('./a.cjs');", './a.cjs'],
    ["const a = require.resolve('./a.cjs');", './a.cjs'],
    ["const a = import.meta.resolve('./a.ts');", './a.ts'],
    ['import{a}from"./a.ts"', './a.ts'],
    ["import /* why */ { a } /* from 'x' */ from // here\n './a.ts';", './a.ts'],
  ])('finds the module in %s', (source, specifier) => {
    expect(specifiers(source)).toEqual([specifier]);
  });

  test.each([
    "// import './a.ts';",
    "/* import './a.ts';\n import './b.ts'; */",
    'const text = "import \'./a.ts\';";',
    "const text = 'it\\'s import \"./a.ts\"';",
    "const text = `import './a.ts'`;",
    "const text = `${1} import './a.ts' ${`export * from './b.ts'`}`;",
    "const pattern = /import '.\\/a.ts'|[/']/;",
    "loader.require('./a.ts');",
    "loader.import('./a.ts');",
    'class A { constructor(a: string) { super(a); } toString() { return 1; } }',
    'const url = import.meta.url;',
    'export const from = 1;',
    "export const a = { from: './a.ts' };",
    "export { a };\nconst from = './a.ts';",
    "const settings = { import: './a.ts' };",
  ])('finds nothing in %s', (source) => {
    expect(specifiers(source)).toEqual([]);
  });

  test('reads on after a division, a regular expression and a nested template', () => {
    const source = [
      'const a = b / c; const d = e[0] / f() / 2;',
      'const g = /[\'"`]/.test(h);',
      'const i = `a ${ { j: `${k}` }.j } b`;',
      "if (/\\/\\*/u.test(l)) import('./m.ts');",
      "import './n.ts';",
    ].join('\n');
    expect(specifiers(source)).toEqual(['./m.ts', './n.ts']);
  });

  test('reads an import inside a hole of a template', () => {
    expect(specifiers("const a = `x ${await import('./a.ts')} y`; import './b.ts';")).toEqual(['./a.ts', './b.ts']);
  });

  test('says that a computed import is computed', () => {
    expect(specifiers("import('./' + name); require(name); import(`./${name}.ts`);")).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('sees a spread before an import', () => {
    expect(specifiers("f(...import('./a.ts'))")).toEqual(['./a.ts']);
  });

  test('tells types from values and gives the line', () => {
    expect(
      importsOf("#!/usr/bin/env node\n/* one\n two */\nimport type { A } from 'a';\n\nimport type from 'b';"),
    ).toEqual([
      { specifier: 'a', typeOnly: true, line: 4 },
      { specifier: 'b', typeOnly: false, line: 6 },
    ]);
  });
});
