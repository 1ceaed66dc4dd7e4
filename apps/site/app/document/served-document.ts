import { createContext } from 'react';
import type { ServedDocument } from '../visit.ts';

/** Null in a browser. */
export const ServedDocumentContext = createContext<ServedDocument | null>(null);
