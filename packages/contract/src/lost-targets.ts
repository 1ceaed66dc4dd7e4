import type { Product } from './catalogue.ts';
import type { Text } from './language.ts';

type Read = Pick<Product, 'resultGuide'>;

/** The targets of a product: the codes of its panel, or the names of its lines. */
export function targetsOf({ resultGuide }: Read): Text[] {
	const { panel = [], lines = [] } = resultGuide ?? {};
	return panel.length > 0 ? panel.map(({ code }) => ({ en: code })) : lines.map(({ name }) => name);
}

/** The targets of a product that its successor does not detect. */
export function lostTargets(product: Read, successor: Read): Text[] {
	const kept = new Set(targetsOf(successor).map(({ en }) => en.toLowerCase()));
	return targetsOf(product).filter(({ en }) => !kept.has(en.toLowerCase()));
}
