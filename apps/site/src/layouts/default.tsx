import { Frame, Main } from './frame.tsx';

/** Navigation bar, page over the whole width, footer. */
export function DefaultLayout() {
  return (
    <Frame>
      <Main />
    </Frame>
  );
}
