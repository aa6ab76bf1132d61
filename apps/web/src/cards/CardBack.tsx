/** A card that lies face down. */
export function CardBack() {
  return <span class="back" aria-hidden="true" />;
}
