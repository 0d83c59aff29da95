import type { RichTextNode } from '#src/content/rich-text.ts';
import { SECTION_IDS } from './section-ids.ts';

/** A section of a long text: a large heading and what follows. */
export type Section = { id: string; title: string; nodes: RichTextNode[] };

const OTHER_SECTIONS: ReadonlySet<string> = new Set(Object.values(SECTION_IDS));

/** Splits a text at its large headings and gives each section an id for fragment links, unique on a notice page. */
export function sectionsOf(nodes: readonly RichTextNode[]): {
  introduction: RichTextNode[];
  sections: Section[];
} {
  const introduction: RichTextNode[] = [];
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === 'heading2') {
      const title = textOf(node);
      sections.push({ id: uniqueId(title, sections), title, nodes: [node] });
    } else (sections.at(-1)?.nodes ?? introduction).push(node);
  }
  return { introduction, sections };
}

function textOf(node: RichTextNode): string {
  if (node.type === 'text') return node.text;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function uniqueId(title: string, taken: readonly Section[]): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = words.join('-') || 'bagian';
  const exists = (id: string) => OTHER_SECTIONS.has(id) || taken.some((section) => section.id === id);
  let id = name;
  for (let number = 2; exists(id); number++) id = `${name}-${number}`;
  return id;
}
