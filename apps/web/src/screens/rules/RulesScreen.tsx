// The rules in words, written from the switches.

export function RulesScreen(_props: { readonly rules: import('@minibridge/bridge').PresetId | 'own' }) {
  return <main />;
}
