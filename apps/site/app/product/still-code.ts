import { later, togetherWith } from '../ui/later.ts';

/** The code of the static parts of a product page. The first page load does not need it. */
export const stillCode = later(() => import('./still-parts.tsx').then(({ stillParts }) => stillParts));

const withCode = togetherWith(stillCode.load);

/** A client-side navigation to a product renders all parts, so it needs their code. Product lists prepare for that. */
export function withStillParts<Result>(args: { request: Request }, next: () => Promise<Result>): Promise<Result> {
	return new URL(args.request.url).pathname.startsWith('/product') ? withCode(args, next) : next();
}
