import { later, togetherWith } from '../ui/later.ts';

/** The code of what stands still on the page of a product, which a first view does not need. */
export const stillCode = later(() => import('./still-parts.tsx').then(({ stillParts }) => stillParts));

const withCode = togetherWith(stillCode.load);

/** A product that is navigated to renders all of its parts; a list leads on to one. */
export function withStillParts<Result>(args: { request: Request }, next: () => Promise<Result>): Promise<Result> {
	return new URL(args.request.url).pathname.startsWith('/product') ? withCode(args, next) : next();
}
