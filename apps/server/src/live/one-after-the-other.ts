// Turns: one piece of work after the other, in the order of asking. What meets nobody begins at once, without a promise before it.

/** Does `work` when everything that was asked for before is done, whether that went well or not. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function oneAfterTheOther(): InTurn {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  function goOn(): void {
    const next = waiting.shift();
    if (next) next();
    else isBusy = false;
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      goOn();
    }
  }

  return <T>(work: () => Promise<T>) => {
    if (isBusy) return new Promise<T>((resolve) => waiting.push(() => resolve(run(work))));
    isBusy = true;
    return run(work);
  };
}
