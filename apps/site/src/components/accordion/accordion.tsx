import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

type AccordionProps = {
  items: {
    title: string;
    content: ReactNode;
    /** An address within the page: following it opens the item. */
    id?: string;
    /** The language of its texts, where it is not the page's. */
    lang?: string;
    /** From the beginning. */
    isOpen?: boolean;
  }[];
  /** The level of the titles among the page's headings. */
  headingLevel?: 2 | 3 | 4;
  /** Opening one item closes the others. */
  isExclusive?: boolean;
};

/** Questions that open to their answers, without script: search within the page finds what is closed, too. */
export function Accordion({ items, headingLevel = 3, isExclusive = false }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="accordion">
      {items.map(({ title, content, id, lang, isOpen }) => (
        <details
          key={id ?? title}
          name={isExclusive ? group : undefined}
          lang={lang}
          open={isOpen}
          className="disclosure"
        >
          <summary className="disclosure-summary py-5">
            <Heading className="font-bold text-lg leading-snug tracking-tight">{title}</Heading>
            <Icon name="chevron-down" className="disclosure-mark" />
          </summary>
          <div id={id} className="accordion-content">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
