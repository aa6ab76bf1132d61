// A table runs a match of boards. Pure: a host (browser or server) brings cards, clock and storage.

export * from './command';
export * from './deal-for-seat';
export * from './decide';
export * from './event';
export * from './evolve';
export * from './fair-deal';
export * from './first-dealer';
export * from './players';
export * from './policy';
export * from './released';
export * from './seating';
export * from './sheet';
export * from './table';
export * from './taking-back';
export * from './waiting-for';
