import type { ProductView } from '../../visit.ts';

/** What a test looks for, with its figures. */
export type Target = NonNullable<ProductView['performance']>['targets'][number];
