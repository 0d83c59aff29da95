import { useMatches } from 'react-router';
import { Frame, Main } from './frame.tsx';
import { BrandLink } from './header/brand-link.tsx';
import { isInApp } from './is-in-app.ts';

/**
 * Layout without menu and footer: only the bank's name, linked to the home page. Pages inside the bank's app have not
 * even that, because the app has its own bar.
 */
export function EmptyLayout() {
  return (
    <Frame header={isInApp(useMatches()) ? null : <BrandLine />} footer={null}>
      <Main />
    </Frame>
  );
}

function BrandLine() {
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <div className="container-page flex min-h-16 items-center">
        <BrandLink size={32} />
      </div>
    </header>
  );
}
