import { useEffect } from 'react';
import { PageHead } from '#src/app/page-head.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { collection } from '#src/design/collection.ts';
import { Colours } from '#src/design/colours.tsx';
import { Contents } from '#src/design/contents.tsx';
import { Examples } from '#src/design/examples.tsx';
import { Motif, Motion, Shape, Space, TypeScale } from '#src/design/foundations.tsx';
import { Flags, Icons } from '#src/design/icons-and-flags.tsx';
import { Section } from '#src/design/section.tsx';
import { TEXTS } from '#src/design/texts.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

/** Reloads after a client-side navigation: only the document request loads this page's style sheet. */
function useReloadForStyles(): void {
  useEffect(() => {
    const styles = getComputedStyle(document.documentElement);
    if (!styles.getPropertyValue('--design-styles')) window.location.reload();
  }, []);
}

/** The design collection: all components, for review and tests. */
export function Page() {
  const texts = TEXTS[useSiteLocale()];
  useReloadForStyles();
  const foundations = [
    { id: 'colours', title: texts.colours, lead: texts.coloursLead, element: <Colours texts={texts} /> },
    { id: 'type', title: texts.type, lead: texts.typeLead, element: <TypeScale texts={texts} /> },
    { id: 'space', title: texts.space, lead: texts.spaceLead, element: <Space texts={texts} /> },
    { id: 'shape', title: texts.shape, lead: texts.shapeLead, element: <Shape texts={texts} /> },
    { id: 'motion', title: texts.motion, lead: texts.motionLead, element: <Motion texts={texts} /> },
    { id: 'motif', title: texts.motif, lead: texts.motifLead, element: <Motif /> },
    { id: 'icons', title: texts.icons, lead: texts.iconsLead, element: <Icons /> },
    { id: 'flags', title: texts.flags, element: <Flags /> },
  ];
  return (
    <>
      <PageHead title={texts.title} description={texts.lead} isIndexed={false} />
      <div className="on-dark relative isolate overflow-hidden bg-dark py-section text-on-dark">
        <KawungField size={150} className="absolute inset-0 -z-20 text-on-dark/9" />
        <div className="glow absolute inset-0 -z-10" />
        <div className="container-page">
          <p className="eyebrow">{texts.eyebrow}</p>
          <h1 className="mt-4 max-w-3xl text-display tracking-display">{texts.headline}</h1>
          <p className="mt-6 max-w-xl text-muted-on-dark text-lead">{texts.lead}</p>
        </div>
      </div>
      <div className="container-page design-columns">
        <Contents
          title={texts.contents}
          groups={[
            { title: texts.foundations, entries: foundations },
            { title: texts.components, entries: collection, lang: 'en' },
          ]}
        />
        <div className="min-w-0">
          <h2 className="section-title">{texts.foundations}</h2>
          {foundations.map(({ element, ...section }) => (
            <Section key={section.id} {...section}>
              {element}
            </Section>
          ))}
          <h2 className="section-title mt-section">{texts.components}</h2>
          {collection.map((piece) => (
            <Section key={piece.id} id={piece.id} title={piece.title} lang="en">
              <Examples piece={piece} />
            </Section>
          ))}
        </div>
      </div>
    </>
  );
}
