import { Frame, Main } from './frame.tsx';

/** Navigation bar, full-width page, footer. */
export function DefaultLayout() {
  return (
    <Frame>
      <Main />
    </Frame>
  );
}
