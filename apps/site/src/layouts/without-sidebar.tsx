import { Frame, Main } from './frame.tsx';

/** Navigation bar, page in a single text column, footer. */
export function WithoutSidebarLayout() {
  return (
    <Frame>
      <Main className="text-column" />
    </Frame>
  );
}
