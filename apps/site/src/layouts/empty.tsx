import { Outlet } from 'react-router';
import { MAIN_ID } from '../shell/navigation-announcer.tsx';

export function EmptyLayout() {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
