type Note = Record<string, unknown>;

/** WebKit allows 100 writes in 10 s and throws at the next one. */
const pause = 1000;

/** What was refused, with the newest value of each name, and the entry that it belongs to. */
let refused: { place: unknown; note: Note } | undefined;

/** The place of an entry in the history: it stays the same when the entry is replaced, a filter chosen or a job opened. */
export const placeNow = (): number | null => history.state?.idx ?? null;

/** Adds to the state of the shown history entry. What the browser refuses is written a moment later, while the entry is shown. */
export function keepInEntry(note: Note): void {
	const place = placeNow();
	const all = refused?.place === place ? { ...refused?.note, ...note } : note;
	try {
		history.replaceState({ ...history.state, ...all }, '');
		refused = undefined;
	} catch {
		if (!refused) setTimeout(tryAgain, pause);
		refused = { place, note: all };
	}
}

function tryAgain() {
	const late = refused;
	refused = undefined;
	if (late && late.place === placeNow()) keepInEntry(late.note);
}
