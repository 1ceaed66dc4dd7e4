import { data } from 'react-router';
import type { Instead } from './offered-instead.ts';

/** Thrown by a loader whose item is not there (D11): the site around it, `No Data`, and a way on. */
export const missingItem = (instead: Instead | null = null) => data(instead, { status: 404 });
