/** Words of a step at home, and the drawing of them; the first that applies. */
const words = {
	meter: /\bvalue\b|\bmeter\b|screen|insert (?:a|the) strip|touch the drop|fill the strip/i,
	calendar: /calendar|same time|one week|cycle/i,
	stream: /stream/i,
	cup: /^use first morning urine|collect urine|in the cup|dip the strip/i,
	swab: /swab .*nostril/i,
	finger: /lancet|prick/i,
	wash: /^wash your hands/i,
	drops: /\bdrops?\b|\bdrip\b|dropper/i,
	tube: /tube/i,
	lay: /lay .*\bflat\b/i,
	clock: /^wait\b|let it stand/i,
	read: /^read\b|test line with the control line/i,
	compare: /^compare/i,
	sheet: /guide|card/i,
} as const;
export type StepDrawing = keyof typeof words;

/** The drawing that fits a step of the English instructions; a step that names nothing that is drawn has none. */
export const stepDrawing = (step: string): StepDrawing | undefined =>
	(Object.keys(words) as StepDrawing[]).find((name) => words[name].test(step));
