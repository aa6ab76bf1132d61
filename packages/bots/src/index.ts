// Players of the house: from what a seat knows to an action and the reason for it.

export * from './belief/hidden';
export * from './belief/layouts';
export * from './decision';
export * from './level';
export { decideL1, mayAct } from './level-1';
export * from './reasons';
export * from './told-by-reasons';
