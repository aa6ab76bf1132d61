// Questions one after the other. Of those that wait only the newest counts: the table has gone on over the others.

/** Asks one question at a time; one that is overtaken while it waits is answered by nothing. */
export function newestFirst<Q, A>(
  ask: (question: Q) => Promise<A | undefined>,
): (question: Q) => Promise<A | undefined> {
  let next: { readonly question: Q; readonly resolve: (answer: A | undefined) => void } | undefined;
  let isBusy = false;

  async function goOn(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (next) {
      const { question, resolve } = next;
      next = undefined;
      resolve(await ask(question));
    }
    isBusy = false;
  }

  return (question) =>
    new Promise((resolve) => {
      next?.resolve(undefined);
      next = { question, resolve };
      void goOn();
    });
}
