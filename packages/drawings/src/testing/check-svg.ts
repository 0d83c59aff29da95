import { expect } from 'vitest';

/** Checks that tags are balanced, attributes quoted, and that nothing is fetched, typeset or not a number. */
export function checkSvg(source: string): void {
  const open: string[] = [];
  const token = /<(\/?)([A-Za-z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>/y;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (found === null) throw new Error(`not well-formed at ${at}: ${source.slice(at, at + 60)}`);
    const [, close, name = '', , empty] = found;
    if (close === '/') expect(open.pop()).toBe(name);
    else if (empty !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  expect(source).not.toMatch(/<text|<image|<use|href=|NaN|undefined|Infinity/);
}

/** References to definitions that the drawing does not contain. */
export function missingDefinitions(svg: string): (string | undefined)[] {
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  return used.filter((id) => !ids.has(id));
}
