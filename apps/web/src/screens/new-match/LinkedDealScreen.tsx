// A deal that came by link.

export function LinkedDealScreen(_props: { readonly id: string }) {
  return <main />;
}
