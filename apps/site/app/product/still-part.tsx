import { type ComponentType, createElement, useContext } from 'react';
import { ServedDocumentContext } from '../document/served-document.ts';
import { laterComponent } from '../ui/later.ts';
import { HeldPart } from '../ui/still.tsx';
import type { ProductParts } from '../visit.ts';
import type { ProductPage } from './product-data.ts';
import { stillCode } from './still-code.ts';
import type { StillParts } from './still-parts.tsx';

const components = new Map<keyof StillParts, ComponentType<ProductParts>>();

/** Each component is created once, so that React keeps its state. */
function partNamed(name: keyof StillParts): ComponentType<ProductParts> {
	const part = components.get(name) ?? laterComponent(stillCode, (parts): ComponentType<ProductParts> => parts[name]);
	components.set(name, part);
	return part;
}

/** A static part: markup in a document, otherwise rendered from the product. */
export function StillPart({ name, of: { whole } }: { name: keyof StillParts; of: Pick<ProductPage, 'whole'> }) {
	const served = useContext(ServedDocumentContext)?.product;
	return (
		<HeldPart name={`product-${name}`} whole={whole} served={served}>
			{(parts) => createElement(partNamed(name), parts)}
		</HeldPart>
	);
}
