import type { ProductView } from '../../visit.ts';

export type ProductTheme = NonNullable<ProductView['theme']>;
export type ThemePart<Name extends keyof ProductTheme> = NonNullable<ProductTheme[Name]>;
