import { createElement, type ReactNode } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { Picture } from './picture.tsx';

const TAGS = {
  paragraph: 'p',
  heading2: 'h2',
  heading3: 'h3',
  bullets: 'ul',
  numbers: 'ol',
  item: 'li',
} as const;

/**
 * Rich text from the CMS in the site's typography. Rendered as arguments rather than an array: static nodes need no
 * keys.
 */
export function RichText({ nodes }: { nodes: RichTextNode[] }) {
  return createElement('div', { className: 'rich-text' }, ...nodes.map(render));
}

/** After the end of a sentence, a dash and a name. */
const AUTHOR = /^(.*[.!?…”"’])\s+(— \p{Lu}[^—]*)$/su;

/** A quote whose author, named after its last dash, has a line of its own. */
function withAuthor(children: RichTextNode[]): ReactNode[] {
  const last = children.at(-1);
  const match = last?.type === 'text' && !last.marks && AUTHOR.exec(last.text);
  if (!match) return children.map(render);
  const [, sentence, author] = match;
  return [...children.slice(0, -1).map(render), sentence, createElement('footer', null, author)];
}

function render(node: RichTextNode): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>((text, mark) => createElement(mark, null, text), node.text);
    case 'link':
      return createElement(SiteLink, { to: node.url }, ...node.children.map(render));
    case 'picture':
      return (
        <figure>
          <Picture
            picture={node.picture}
            sizes="(min-width: 760px) 720px, 100vw"
            className="h-auto w-full rounded-card"
          />
        </figure>
      );
    case 'quote':
      return createElement('blockquote', null, ...withAuthor(node.children));
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    default:
      return createElement(TAGS[node.type], null, ...node.children.map(render));
  }
}
