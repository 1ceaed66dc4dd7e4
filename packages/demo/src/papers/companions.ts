import { products } from '../catalogue/catalogue.ts';
import { existsSince } from '../catalogue/registered.ts';

/** The products that a product is used with, from both sides of the relation. */
const related = (productId: number) =>
	products.filter(
		({ id, worksWith }) =>
			worksWith.some((each) => each.productId === productId) ||
			products.some((other) => other.id === productId && other.worksWith.some((each) => each.productId === id)),
	);

/** Those that exist on a day: no paper names what came later. */
export const companionsOn = (productId: number, day: string) =>
	related(productId).filter(({ id }) => existsSince(id) <= day);
