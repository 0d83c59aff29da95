import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

type AccordionProps = {
  items: {
    title: string;
    content: ReactNode;
    /** Fragment id: a link to it opens the item. */
    id?: string;
    /** Language of its texts, if it is not the page's. */
    lang?: string;
    /** Initially open. */
    isOpen?: boolean;
  }[];
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
  /** Opening one item closes the others. */
  isExclusive?: boolean;
};

/** Accordion of native <details>: works without JavaScript, and find-in-page opens closed items. */
export function Accordion({ items, headingLevel = 3, isExclusive = false }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="accordion">
      {items.map(({ title, content, id, lang, isOpen }) => (
        <details
          key={id ?? title}
          name={isExclusive ? group : undefined}
          open={isOpen}
          className="disclosure"
        >
          <summary className="disclosure-summary py-5">
            <Heading lang={lang} className="font-bold text-lg leading-snug tracking-tight">
              {title}
            </Heading>
            <Icon name="chevron-down" className="disclosure-mark" />
          </summary>
          {/* Inside the closed part, so that a link to it opens the item; positioned at the title. */}
          {id && <span id={id} />}
          <div lang={lang} className="accordion-content">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
