import { MaintenanceScreen } from '#src/widgets/state-screen/maintenance-screen.tsx';

export function Page() {
  return <MaintenanceScreen />;
}
