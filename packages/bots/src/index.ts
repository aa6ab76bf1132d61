// Players of the house: from what a seat knows to an action and the reason for it.

export * from './belief/hidden';
export * from './belief/layouts';
export * from './chooser';
export * from './decision';
export * from './level';
export { decideL1, mayAct } from './level-1';
export { decideL2 } from './level-2';
export * from './question';
export * from './reasons';
export * from './thinking-time';
export * from './told-by-reasons';
