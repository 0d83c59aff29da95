import { describe, expect, it } from 'vitest';
import { editorState, inlineNodes } from './rich-text.ts';

const seen = (source: string) =>
  inlineNodes(source).map((node) => {
    const { type, text, format, fields } = node as {
      type: string;
      text?: string;
      format?: number;
      fields?: { url: string };
    };
    return type === 'link' ? ['link', fields?.url] : [text, format];
  });

describe('demonstration texts', () => {
  it('know bold, italic and links', () => {
    expect(seen('A **b** _c_ [d](/e) f')).toEqual([
      ['A ', 0],
      ['b', 1],
      [' ', 0],
      ['c', 2],
      [' ', 0],
      ['link', '/e'],
      [' f', 0],
    ]);
  });

  it('leave underscores inside words alone', () => {
    expect(seen('snake_case_name')).toEqual([['snake_case_name', 0]]);
  });

  it('become the nodes of the editor', () => {
    const { root } = editorState([
      { p: 'a' },
      { h2: 'b' },
      { h3: 'c' },
      { list: ['d'] },
      { ordered: ['e'] },
      { quote: 'f' },
    ]);
    expect(root.children.map(({ type, tag, listType }) => [type, tag, listType])).toEqual([
      ['paragraph', undefined, undefined],
      ['heading', 'h2', undefined],
      ['heading', 'h3', undefined],
      ['list', 'ul', 'bullet'],
      ['list', 'ol', 'number'],
      ['quote', undefined, undefined],
    ]);
  });
});
