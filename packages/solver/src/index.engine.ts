// biome-ignore-all lint/performance/noBarrelFile: the door of the engine
// The engine by itself, asked in plain numbers and at once: for bots, which solve many deals for one decision in a thread of
// their own. Nothing is checked here, and whoever asks waits.

export { createEngine, type Engine, type EngineOptions, type EnginePosition } from './core/engine';
export type { EngineCard } from './core/engine-cards';
export { cardOf, engineCard, engineHands, seatNumber, strainNumber } from './crew/encode';
