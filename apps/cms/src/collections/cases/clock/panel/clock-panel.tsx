export function ClockPanel() {
  return null;
}
