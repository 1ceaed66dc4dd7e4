export type Drawing = { width: number; height: number; body: string };

export const svg = ({ width, height, body }: Drawing) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

export const circle = (x: number, y: number, radius: number, fill: string) =>
	`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const path = (outline: string, fill: string) => `<path d="${outline}" fill="${fill}"/>`;

export const bar = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

export const stroke = (outline: string, colour: string, width: number, cap: 'butt' | 'round' = 'butt') =>
	`<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}"/>`;

export const place = (body: string, transform: string) => `<g transform="${transform}">${body}</g>`;

/** A point on a circle; 0 is three o'clock, angles run clockwise as the screen does. */
export function onCircle(x: number, y: number, radius: number, degrees: number) {
	const angle = (degrees * Math.PI) / 180;
	const fixed = (value: number) => Math.round(value * 100) / 100;
	return { x: fixed(x + radius * Math.cos(angle)), y: fixed(y + radius * Math.sin(angle)) };
}

/** The outline of an arc from one angle clockwise to another. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
	const start = onCircle(x, y, radius, from);
	const end = onCircle(x, y, radius, to);
	return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}
