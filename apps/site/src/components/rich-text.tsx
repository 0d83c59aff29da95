import { createElement, Fragment, type ReactNode } from 'react';
import { useRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { phoneUrl } from './link/phone-url.ts';
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
 * keys. The bank's phone number calls it.
 */
export function RichText({ nodes }: { nodes: RichTextNode[] }) {
  const phone = useRootData()?.settings.headOffice.phone;
  return createElement('div', { className: 'rich-text' }, ...nodes.map((node) => render(node, phone)));
}

function withPhoneLinks(text: string, phone: string): ReactNode {
  const [first, ...others] = text.split(phone);
  const link = createElement(
    'a',
    { href: phoneUrl(phone), className: 'min-[18rem]:whitespace-nowrap' },
    phone,
  );
  return createElement(Fragment, null, first, ...others.flatMap((other) => [link, other]));
}

/** After the end of a sentence, a dash and a name. */
const AUTHOR = /^(.*[.!?…”"’])\s+(— \p{Lu}[^—]*)$/su;

/** A quote whose author, named after its last dash, has a line of its own. */
function withAuthor(children: RichTextNode[], phone: string | undefined): ReactNode[] {
  const last = children.at(-1);
  const match = last?.type === 'text' && !last.marks && AUTHOR.exec(last.text);
  const renderChild = (child: RichTextNode) => render(child, phone);
  if (!match) return children.map(renderChild);
  const [, sentence, author] = match;
  return [...children.slice(0, -1).map(renderChild), sentence, createElement('footer', null, author)];
}

function render(node: RichTextNode, phone: string | undefined): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(
        (text, mark) => createElement(mark, null, text),
        phone && node.text.includes(phone) ? withPhoneLinks(node.text, phone) : node.text,
      );
    case 'link':
      // No links inside links.
      return createElement(
        SiteLink,
        { to: node.url },
        ...node.children.map((child) => render(child, undefined)),
      );
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
      return createElement('blockquote', null, ...withAuthor(node.children, phone));
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    default:
      return createElement(TAGS[node.type], null, ...node.children.map((child) => render(child, phone)));
  }
}
