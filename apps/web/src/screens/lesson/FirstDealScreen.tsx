// The guided first deal.

export function FirstDealScreen() {
  return <main />;
}
