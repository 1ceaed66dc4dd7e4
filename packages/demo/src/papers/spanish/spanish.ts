import { clinic } from './clinic.ts';
import { home } from './home.ts';
import { respiratory } from './respiratory.ts';

export const spanishFacts = { ...respiratory, ...clinic, ...home };

/** The ids of products with complete Spanish instructions. */
export const spokenInSpanish: ReadonlySet<number> = new Set(Object.keys(spanishFacts).map(Number));
