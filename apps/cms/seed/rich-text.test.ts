import { describe, expect, it } from 'vitest';
import { editorState } from './rich-text.ts';

type Node = { type: string; text?: string; format?: number; fields?: { url: string }; children?: Node[] };

const nodesOf = (markdown: string) => editorState(markdown).root.children as unknown as Node[];

const seen = (markdown: string) =>
  nodesOf(markdown)[0]?.children?.map(({ type, text, format, fields }) =>
    type === 'link' ? ['link', fields?.url] : [text, format],
  );

describe('demonstration texts', () => {
  it('support bold, italic, both and links', () => {
    expect(seen('A **b** _c_ [d](/e) f **_g_**')).toEqual([
      ['A ', 0],
      ['b', 1],
      [' ', 0],
      ['c', 2],
      [' ', 0],
      ['link', '/e'],
      [' f ', 0],
      ['g', 3],
    ]);
  });

  it('preserve underscores inside words', () => {
    expect(seen('snake_case_name')).toEqual([['snake_case_name', 0]]);
  });

  it('become editor nodes', () => {
    const nodes = nodesOf('a\n\n## b\n### c\n- d\n\n1. e\n\n> f') as { [name: string]: unknown }[];
    expect(nodes.map(({ type, tag, listType }) => [type, tag, listType])).toEqual([
      ['paragraph', undefined, undefined],
      ['heading', 'h2', undefined],
      ['heading', 'h3', undefined],
      ['list', 'ul', 'bullet'],
      ['list', 'ol', 'number'],
      ['quote', undefined, undefined],
    ]);
  });

  it.each([
    ['a line break', 'a\nb'],
    ['a list in a list', '- a\n  - b'],
    ['a title', '# a'],
    ['a picture', '![a](b)'],
    ['HTML', 'a <b>c</b>'],
    ['a quote of two paragraphs', '> a\n>\n> b'],
  ])('are rejected with %s, which the editor does not support', (_what, markdown) => {
    expect(() => editorState(markdown)).toThrow(/^line \d+: the editor has nothing for/);
  });
});
