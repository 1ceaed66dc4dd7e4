/** A line of a list in words: `20 × AB-1 Name`. */
type Line = { quantity: unknown; reference: unknown; name?: unknown; discontinued?: unknown };
const isLine = (value: unknown): value is Line =>
	typeof value === 'object' && value !== null && 'quantity' in value && 'reference' in value;
const lineText = ({ quantity, reference, name, discontinued }: Line) =>
	`${quantity} × ${reference} ${name ?? ''}${discontinued ? ' (discontinued)' : ''}`.trim();

/** A value of a document as one cell of a table. */
export const plain = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(plain).join(value.some(isLine) ? '\n' : ', ');
	if (typeof value !== 'object' || value === null) return value;
	if (isLine(value)) return lineText(value);
	if ('originalName' in value) return value.originalName;
	return 'name' in value ? value.name : '';
};
