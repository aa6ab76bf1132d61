// The table: the five stages of a deal.

export function TableScreen() {
  return <main />;
}
