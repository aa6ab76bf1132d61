/** The one polite live region of the page: what happened, read out once and never repeated. */
export type Said = {
  /** Rises with every event; what has been read keeps its number. */
  readonly id: number;
  readonly text: string;
};

const KEPT = 6;

/** Rendered once, from the first moment, outside everything that comes and goes. */
export function Announcer({ said }: { readonly said: readonly Said[] }) {
  return (
    <div class="sr" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {said.slice(-KEPT).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
