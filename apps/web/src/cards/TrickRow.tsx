/** Tricks as at a real table: upright are ours, crosswise theirs, in the order played. */
export type TrickRowProps = {
  /** In words: "4 tricks won, 1 lost". */
  readonly label: string;
  /** One for each trick played; true = ours. */
  readonly tricks: readonly boolean[];
  /** A tap shows the last trick; absent: only looked at. */
  readonly onPress?: (() => void) | undefined;
};

export function TrickRow({ label, tricks, onPress }: TrickRowProps) {
  const backs = tricks.map((ours, at) => <i key={at} class={ours ? undefined : 'x'} />);
  if (!onPress || tricks.length === 0)
    return (
      <span class="tricks" role="img" aria-label={label}>
        {backs}
      </span>
    );
  return (
    <button type="button" class="tricks" aria-label={label} onClick={onPress}>
      {backs}
    </button>
  );
}
