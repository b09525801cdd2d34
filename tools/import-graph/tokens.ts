/** The tokens of TypeScript, as far as finding imports and sentences needs them: comments are gone, literals are single tokens. */
export interface Token {
  /** `string` covers templates without holes. One with holes is several: the `template` before each, its tokens, the `template` after. */
  readonly kind: 'word' | 'string' | 'template' | 'number' | 'regex' | 'sign';
  /** The word, the sign, or the content of a string. */
  readonly text: string;
  readonly line: number;
}

/** After these words a slash begins a regular expression; after any other word it divides. */
const WORDS_BEFORE_REGEX = new Set(
  'return typeof case of in await yield do else void delete throw new instanceof extends default'.split(' '),
);

const SPACE = /\s+/y;
const LINE_COMMENT = /\/\/[^\n]*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//y;
const WORD = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /\.?\d(?:[eE][+-]|[\w.])*/y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
/** The text of a template up to its end or its next hole. */
const TEMPLATE_PART = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
const HASHBANG = /^#![^\n]*/;

class Scanner {
  readonly tokens: Token[] = [];
  readonly #source: string;
  #at: number;
  #line = 1;
  /** For every open brace whether it opened a hole of a template, so that its closing brace returns to the template. */
  readonly #braces: ('block' | 'hole')[] = [];

  constructor(source: string) {
    this.#source = source;
    this.#at = HASHBANG.exec(source)?.[0].length ?? 0;
  }

  scan(): readonly Token[] {
    while (this.#at < this.#source.length) {
      if (this.#take(SPACE) ?? this.#take(LINE_COMMENT) ?? this.#take(BLOCK_COMMENT)) continue;
      if (this.#literal() || this.#word()) continue;
      this.#sign();
    }
    return this.tokens;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const text = pattern.exec(this.#source)?.[0];
    if (text === undefined) return undefined;
    this.#at += text.length;
    for (const letter of text) if (letter === '\n') this.#line += 1;
    return text;
  }

  #push(kind: Token['kind'], text: string, line: number): true {
    this.tokens.push({ kind, text, line });
    return true;
  }

  #literal(): boolean {
    const line = this.#line;
    const letter = this.#source[this.#at];
    if (letter === "'" || letter === '"') {
      const text = this.#take(STRING);
      return text !== undefined && this.#push('string', unescaped(text.slice(1, -1)), line);
    }
    if (letter === '`') {
      this.#at += 1;
      return this.#template(line);
    }
    if (letter !== '/' || !this.#mayBeRegex()) return false;
    const text = this.#take(REGEX);
    return text !== undefined && this.#push('regex', text, line);
  }

  #template(line: number): true {
    const text = this.#take(TEMPLATE_PART) ?? '';
    if (this.#source[this.#at] === '`' || this.#at >= this.#source.length) {
      this.#at += 1;
      return this.#push('string', unescaped(text), line);
    }
    this.#at += 2;
    this.#braces.push('hole');
    return this.#push('template', text, line);
  }

  /** The text of a template after a hole, up to the next. */
  #templateRest(): string {
    const text = this.#take(TEMPLATE_PART) ?? '';
    const isHole = this.#source[this.#at] === '$';
    this.#at += isHole ? 2 : 1;
    if (isHole) this.#braces.push('hole');
    return unescaped(text);
  }

  #word(): boolean {
    const line = this.#line;
    const word = this.#take(WORD);
    if (word !== undefined) return this.#push('word', word, line);
    const number = this.#take(NUMBER);
    return number !== undefined && this.#push('number', number, line);
  }

  #sign(): void {
    const sign = this.#source[this.#at] ?? '';
    this.#at += 1;
    if (sign === '{') this.#braces.push('block');
    if (sign === '}' && this.#braces.pop() === 'hole') {
      const line = this.#line;
      this.#push('template', this.#templateRest(), line);
      return;
    }
    this.#push('sign', sign, this.#line);
  }

  #mayBeRegex(): boolean {
    const before = this.tokens.at(-1);
    if (before === undefined) return true;
    if (before.kind === 'word') return WORDS_BEFORE_REGEX.has(before.text);
    return before.kind === 'sign' && ![')', ']', '}'].includes(before.text);
  }
}

const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, '$1');

export const tokensOf = (source: string): readonly Token[] => new Scanner(source).scan();
