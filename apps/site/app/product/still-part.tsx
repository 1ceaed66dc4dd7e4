import { type ComponentType, Suspense, useContext } from 'react';
import { ServedDocumentContext } from '../document/served-document.ts';
import { later, laterComponent, togetherWith } from '../ui/later.ts';
import { Still } from '../ui/still.tsx';
import type { ProductParts } from '../visit.ts';
import type { ProductPage } from './product-data.ts';
import type { StillParts } from './still-parts.tsx';

type Part = ComponentType<ProductParts>;

const code = later(() => import('./still-parts.tsx').then(({ stillParts }) => stillParts));
const components: Record<keyof StillParts, Part> = {
	figures: laterComponent(code, ({ figures }): Part => figures),
	theme: laterComponent(code, ({ theme }): Part => theme),
	details: laterComponent(code, ({ details }): Part => details),
	ordering: laterComponent(code, ({ ordering }): Part => ordering),
	performance: laterComponent(code, ({ performance }): Part => performance),
	available: laterComponent(code, ({ available }): Part => available),
	statement: laterComponent(code, ({ statement }): Part => statement),
	standing: laterComponent(code, ({ standing }): Part => standing),
	related: laterComponent(code, ({ related }): Part => related),
	results: laterComponent(code, ({ results }): Part => results),
	notices: laterComponent(code, ({ notices }): Part => notices),
	watch: laterComponent(code, ({ watch }): Part => watch),
};

const withCode = togetherWith(code.load);

/** A product that is navigated to renders all of its parts; a list leads on to one. */
export function withStillParts<Result>(args: { request: Request }, next: () => Promise<Result>): Promise<Result> {
	return new URL(args.request.url).pathname.startsWith('/product') ? withCode(args, next) : next();
}

/** A part in which nothing changes: as it stands in the document (`still`), or made from the product. */
export function StillPart({ name, of }: { name: keyof StillParts; of: ProductPage }) {
	const served = useContext(ServedDocumentContext)?.product;
	const Part = components[name];
	const whole = of.still ? served : of;
	const content = whole && (
		<Suspense>
			<Part {...whole} />
		</Suspense>
	);
	return of.still ? <Still name={`product-${name}`}>{content}</Still> : content;
}
