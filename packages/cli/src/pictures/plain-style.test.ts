import { describe, expect, test } from 'vitest';
import { plainDrawing } from './plain-style.ts';

const styleOf = (css: string): string =>
  /<style>([\s\S]*)<\/style>/.exec(plainDrawing(`<svg class="sheet dark"><style>${css}</style></svg>`).svg)?.[1] ?? '';

describe('plainDrawing', () => {
  test('puts the values of variables in their places', () => {
    expect(styleOf('.dark{--sea:#012;--lake:var(--sea)}.a{fill:var(--lake);stroke:var(--sea)}')).toBe(
      '.a{fill:#012;stroke:#012}',
    );
  });

  test('writes a rule once for every scope of its variable, where the rule stood', () => {
    const css = '.dark{--red:#f00;--blue:#00f}.us{--tone:var(--red)}.them{--tone:var(--blue)}.a,.b{fill:var(--tone)}';
    expect(styleOf(`${css}.us .a{fill:var(--blue)}`).split('\n')).toEqual([
      '.us .a,.us.a,.us .b,.us.b{fill:#f00}',
      '.them .a,.them.a,.them .b,.them.b{fill:#00f}',
      '.us .a{fill:#00f}',
    ]);
  });

  test('throws where nobody defines a variable', () => {
    expect(() => styleOf('.us{--tone:var(--red)}.a{fill:var(--tone)}')).toThrow('unknown variable --red');
  });

  test('rounds weights and widths to those that the fonts are made for, and names the fonts as their files do', () => {
    const css =
      '@font-face{font-family:X;src:url(data:)}.a{font-family:Archivo,serif;font-weight:640;font-stretch:70%}';
    const { svg, fonts } = plainDrawing(`<svg><style>${css}</style></svg>`);
    expect(svg).toContain(
      "<style>.a{font-family:'Archivo SemiBold',serif;font-weight:600;font-stretch:condensed}</style>",
    );
    expect([...fonts.weights]).toEqual([400, 600]);
    expect([...fonts.widths]).toEqual(['normal', 'condensed']);
  });

  test('asks for the letters that are written', () => {
    const { fonts } = plainDrawing('<svg><style>.q{fill:none}</style><text>Zürich</text></svg>');
    expect(fonts.text).toContain('ü');
    expect(fonts.text).not.toContain('q');
  });
});
