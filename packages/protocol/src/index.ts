// What a browser and the table server say to each other: messages, their decoders, codes, phrases, and what a client does on each answer.

export * from './ask';
export * from './client-message';
export * from './client-step';
export * from './codes';
export * from './command-id';
export * from './decode';
export * from './encode';
export * from './event-name';
export { isEventName, tableEvent } from './event-wire';
export * from './limits';
export * from './name';
export * from './outbox';
export * from './outdated';
export * from './phrases';
export * from './problem';
export * from './refusal';
export * from './server-message';
export * from './settings';
export * from './version';
