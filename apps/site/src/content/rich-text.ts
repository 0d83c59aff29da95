import { type Picture, picture } from '@beranda/contract';
import { z } from 'zod';

/** What editors can write, as the site shows it. Nothing else of the editor's data reaches a page. */
export type RichTextNode =
  | { type: 'text'; text: string; marks?: Mark[] }
  | {
      type: 'paragraph' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'item' | 'quote';
      children: RichTextNode[];
    }
  | { type: 'link'; url: string; children: RichTextNode[] }
  | { type: 'picture'; picture: Picture }
  | { type: 'break' | 'rule' };

export type Mark = 'strong' | 'em' | 'u' | 's' | 'code';

/** Lexical's bit mask of text formats. */
const MARKS = [
  [1, 'strong'],
  [2, 'em'],
  [8, 'u'],
  [4, 's'],
  [16, 'code'],
] as const satisfies [number, Mark][];

/** Addresses that a link may have; everything else, such as `javascript:`, stays plain text. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const node = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  format: z.unknown().optional(),
  tag: z.string().optional(),
  listType: z.string().optional(),
  fields: z.looseObject({ url: z.string().optional() }).optional(),
  value: z.unknown().optional(),
  children: z.array(z.unknown()).optional(),
});

/** Turns Lexical editor state into our own nodes. Unknown nodes leave only what they contain. */
export function toRichText(root: { children: unknown[] }): RichTextNode[] {
  return root.children.flatMap(convert);
}

/** The same text with other addresses behind its links. */
export function withLinks(nodes: RichTextNode[], change: (url: string) => string): RichTextNode[] {
  return nodes.map((one) => {
    if (!('children' in one)) return one;
    const children = withLinks(one.children, change);
    return one.type === 'link' ? { ...one, url: change(one.url), children } : { ...one, children };
  });
}

/** An editor's empty line is no part of the text: a heading or a point without words is nothing to read. */
function unlessEmpty(part: RichTextNode & { children: RichTextNode[] }): RichTextNode[] {
  return part.children.length > 0 ? [part] : [];
}

function convert(input: unknown): RichTextNode[] {
  const parsed = node.safeParse(input);
  if (!parsed.success) return [];
  const { type, text, tag, listType, fields, value } = parsed.data;
  const children = (parsed.data.children ?? []).flatMap(convert);
  switch (type) {
    case 'text':
      return text ? [withMarks(text, Number(parsed.data.format) || 0)] : [];
    case 'paragraph':
      return unlessEmpty({ type: 'paragraph', children });
    case 'heading':
      return unlessEmpty({ type: tag === 'h2' ? 'heading2' : 'heading3', children });
    case 'list':
      return unlessEmpty({ type: listType === 'number' ? 'numbers' : 'bullets', children });
    case 'listitem':
      return unlessEmpty({ type: 'item', children });
    case 'quote':
      return unlessEmpty({ type: 'quote', children });
    case 'link':
    case 'autolink': {
      const url = fields?.url ?? '';
      return SAFE_ADDRESS.test(url) ? [{ type: 'link', url, children }] : children;
    }
    case 'upload': {
      const image = picture.safeParse(value);
      return image.success ? [{ type: 'picture', picture: image.data }] : [];
    }
    case 'linebreak':
      return [{ type: 'break' }];
    case 'horizontalrule':
      return [{ type: 'rule' }];
    default:
      return children;
  }
}

function withMarks(text: string, format: number): RichTextNode {
  const marks = MARKS.filter(([bit]) => format & bit).map(([, mark]) => mark);
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}
