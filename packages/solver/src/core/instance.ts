// The wasm instance: what it exports, and what it asks of its host.

/** What assembly/index.ts exports. */
export type SolverExports = {
  readonly setSuit: (seat: number, suit: number, cards: number) => void;
  readonly setDeal: () => void;
  readonly begin: (strain: number) => void;
  readonly setLeader: (leader: number, tricks: number) => void;
  readonly play: (suit: number, rank: number) => void;
  readonly tricks: (need: number) => number;
  readonly nodesVisited: () => number;
  readonly tricksOnLeadNow: () => number;
  readonly tricksOffLeadNow: () => number;
};

/** Thrown through the running search: its tables stay right, its hands are set anew before they are used again. */
export const STOPPED = Symbol('stopped');

const PAGE = 65536;
const DEFAULT_CAP = 128 << 20;

/** What it begins with: its fixed tables and a small transposition table. */
const FIRST_PAGES = 16;

export async function instantiate(
  wasm: WebAssembly.Module | BufferSource,
  { capBytes = DEFAULT_CAP, tick }: { readonly capBytes?: number; readonly tick?: () => boolean },
): Promise<{ solver: SolverExports; memory: WebAssembly.Memory }> {
  const module = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
  const maximum = Math.max(2 * FIRST_PAGES, Math.floor(capBytes / PAGE));
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum });
  const env = {
    memory,
    tick: () => {
      if (tick?.() === false) throw STOPPED;
    },
  };
  const { exports } = await WebAssembly.instantiate(module, { env });
  return { solver: exports as SolverExports, memory };
}
