import { Frame, Main } from './frame.tsx';
import { BrandLink } from './header/brand-link.tsx';

/** For pages that stand alone: no menu and no footer, only the bank's name, which leads home. */
export function EmptyLayout() {
  return (
    <Frame header={<BrandLine />} footer={null}>
      <Main />
    </Frame>
  );
}

function BrandLine() {
  return (
    <header className="border-line border-b bg-paper print:hidden">
      <div className="container-page flex min-h-16 items-center">
        <BrandLink size={32} />
      </div>
    </header>
  );
}
