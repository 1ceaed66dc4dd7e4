import { clinic } from './clinic.ts';
import { home } from './home.ts';
import { respiratory } from './respiratory.ts';

export const spanishFacts = { ...respiratory, ...clinic, ...home };

/** The products, by id, whose instructions are wholly in Spanish. */
export const spokenInSpanish: ReadonlySet<number> = new Set(Object.keys(spanishFacts).map(Number));
