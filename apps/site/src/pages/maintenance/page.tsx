import { MaintenanceScreen } from '#src/components/state-screen/maintenance-screen.tsx';

export function Page() {
  return <MaintenanceScreen />;
}
