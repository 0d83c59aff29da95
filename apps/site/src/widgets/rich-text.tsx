import { Children, createElement, type ReactNode } from 'react';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Picture } from './picture.tsx';

/** What editors wrote, in the site's typography. */
export function RichText({ nodes }: { nodes: RichTextNode[] }) {
  return <div className="rich-text">{renderAll(nodes)}</div>;
}

const TAGS = {
  paragraph: 'p',
  heading2: 'h2',
  heading3: 'h3',
  bullets: 'ul',
  numbers: 'ol',
  item: 'li',
  quote: 'blockquote',
} as const;

function renderAll(nodes: RichTextNode[]): ReactNode[] {
  return Children.toArray(nodes.map(render));
}

function render(node: RichTextNode): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>((text, mark) => createElement(mark, null, text), node.text);
    case 'link':
      return <SiteLink to={node.url}>{renderAll(node.children)}</SiteLink>;
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
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    default: {
      const Tag = TAGS[node.type];
      return <Tag>{renderAll(node.children)}</Tag>;
    }
  }
}
