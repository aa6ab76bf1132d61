/** The five stages of a deal. On a narrow screen only the current one is spelled out; all are read out. */
export type StepRailProps = {
  readonly label: string;
  readonly steps: readonly string[];
  /** 0 … steps.length - 1. */
  readonly current: number;
};

export function StepRail({ label, steps, current }: StepRailProps) {
  return (
    <ol class="rail" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          class={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
