import { data } from 'react-router';
import type { Instead } from './offered-instead.ts';

/** Thrown by a loader whose item does not exist (D11): the page shows `No Data` and alternatives. */
export const missingItem = (instead: Instead | null = null) => data(instead, { status: 404 });
