// Settings of this device.

export function SettingsScreen() {
  return <main />;
}
