import { Frame, Main } from './frame.tsx';

/** Navigation bar, page in one column of text, footer. */
export function WithoutSidebarLayout() {
  return (
    <Frame>
      <Main className="text-column" />
    </Frame>
  );
}
