import { useMatches } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { Statements } from './footer/statements.tsx';
import { Frame, Main } from './frame.tsx';
import { BrandLink } from './header/brand-link.tsx';
import { findEntry, subTypesOf } from './header/find-entry.ts';
import { OtherLanguageLinks } from './header/sub-type-links.tsx';
import { findLoaderData } from './loader-data.ts';

/**
 * Layout without menus: only the bank's name, linked to the home page, the languages, and the statements that the
 * supervisor requires of every page. Pages inside the bank's app have none of these, because the app has its own.
 */
export function EmptyLayout() {
  const isInApp = findLoaderData(useMatches(), 'isInApp');
  return (
    <Frame header={isInApp ? null : <BrandLine />} footer={isInApp ? null : <StatementsLine />}>
      <Main />
    </Frame>
  );
}

function BrandLine() {
  const { data } = useRequiredRootData();
  const language = findEntry(data['Navigation Bar']['Right Menu'], 'language');
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <div className="container-page flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <BrandLink size={32} />
        <OtherLanguageLinks subTypes={subTypesOf(language)} />
      </div>
    </header>
  );
}

function StatementsLine() {
  return (
    <footer className="footer on-dark">
      <Statements />
    </footer>
  );
}
