// Set up a match: name, rule set, seat.

export function NewMatchScreen() {
  return <main />;
}
