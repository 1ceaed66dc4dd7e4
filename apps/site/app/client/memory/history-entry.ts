type Note = Record<string, unknown>;

/** WebKit allows 100 history writes in 10 s and throws on the next one. */
const pause = 1000;

/** Values whose write was refused, newest per name, and the entry they belong to. */
let refused: { place: unknown; note: Note } | undefined;

/**
 * The index of the history entry. Unlike the key, it survives a replace, such as choosing a filter or opening a job.
 */
export const placeNow = (): number | null => history.state?.idx ?? null;

/**
 * Adds to the state of the current history entry. A refused write is retried a moment later, while the entry is still
 * shown.
 */
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
