// Start: one obvious thing to do, quiet others.

export function StartScreen(_props: { readonly badLink?: import('../../app/route').BadLink | undefined }) {
  return <main />;
}
