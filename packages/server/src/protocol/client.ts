/**
 * The part of the protocol that a page runs. It has no schemas: a page believes its own server, and its content policy forbids what
 * makes them fast.
 */
export { CLOSE } from './close-codes.ts';
export { ERRORS } from './errors.ts';
export { verifyFair } from './fair.ts';
export { PHRASES } from './phrases.ts';
export { Replica } from './replica.ts';
