import { type ComponentType, Suspense, useContext } from 'react';
import { ServedDocumentContext } from '../document/served-document.ts';
import { laterComponent } from '../ui/later.ts';
import { Still } from '../ui/still.tsx';
import type { ProductParts } from '../visit.ts';
import type { ProductPage } from './product-data.ts';
import { stillCode } from './still-code.ts';
import type { StillParts } from './still-parts.tsx';

type Part = ComponentType<ProductParts>;

const components: Record<keyof StillParts, Part> = {
	figures: laterComponent(stillCode, ({ figures }): Part => figures),
	theme: laterComponent(stillCode, ({ theme }): Part => theme),
	details: laterComponent(stillCode, ({ details }): Part => details),
	ordering: laterComponent(stillCode, ({ ordering }): Part => ordering),
	performance: laterComponent(stillCode, ({ performance }): Part => performance),
	available: laterComponent(stillCode, ({ available }): Part => available),
	statement: laterComponent(stillCode, ({ statement }): Part => statement),
	standing: laterComponent(stillCode, ({ standing }): Part => standing),
	related: laterComponent(stillCode, ({ related }): Part => related),
	results: laterComponent(stillCode, ({ results }): Part => results),
	notices: laterComponent(stillCode, ({ notices }): Part => notices),
	watch: laterComponent(stillCode, ({ watch }): Part => watch),
};

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
