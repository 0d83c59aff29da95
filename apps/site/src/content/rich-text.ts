import { type Picture, picture } from '@beranda/contract';
import { z } from 'zod';
import { unbrokenFigures } from '#src/i18n/unbroken.ts';

/** Rich text nodes of the site. No other editor data reaches a page. */
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

/** Allowlist of URL schemes for links; a link with another one, such as `javascript:`, becomes plain text. */
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

/** Converts Lexical editor state to the site's nodes. Unknown nodes are replaced by their children. */
export function toRichText(root: { children: unknown[] }): RichTextNode[] {
  return root.children.flatMap(convert);
}

/** Raises headings of the third level before the first heading of the second, so that no level is skipped. */
export function withoutSkippedLevel(nodes: RichTextNode[]): RichTextNode[] {
  const first = nodes.findIndex(({ type }) => type === 'heading2');
  return nodes.map((item, index) =>
    item.type === 'heading3' && (first < 0 || index < first) ? { ...item, type: 'heading2' } : item,
  );
}

/** Maps the URLs of all links. */
export function withLinks(nodes: RichTextNode[], change: (url: string) => string): RichTextNode[] {
  return nodes.map((item) => {
    if (!('children' in item)) return item;
    const children = withLinks(item.children, change);
    return item.type === 'link' ? { ...item, url: change(item.url), children } : { ...item, children };
  });
}

/** Drops empty paragraphs, headings and list items. */
function dropIfEmpty(part: RichTextNode & { children: RichTextNode[] }): RichTextNode[] {
  return part.children.length > 0 ? [part] : [];
}

function convert(input: unknown): RichTextNode[] {
  const parsed = node.safeParse(input);
  if (!parsed.success) return [];
  const { type, text, tag, listType, fields, value } = parsed.data;
  const children = (parsed.data.children ?? []).flatMap(convert);
  switch (type) {
    case 'text':
      return text ? [withMarks(unbrokenFigures(text), Number(parsed.data.format) || 0)] : [];
    case 'paragraph':
      return dropIfEmpty({ type: 'paragraph', children });
    case 'heading':
      return dropIfEmpty({ type: tag === 'h2' ? 'heading2' : 'heading3', children });
    case 'list':
      return dropIfEmpty({ type: listType === 'number' ? 'numbers' : 'bullets', children });
    case 'listitem':
      return dropIfEmpty({ type: 'item', children });
    case 'quote':
      return dropIfEmpty({ type: 'quote', children });
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
