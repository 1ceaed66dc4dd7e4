export type Consent = 'granted' | 'declined' | 'unasked';

const cookie = 'consent';
const listeners = new Set<() => void>();

const read = (): Consent => {
	const kept = document.cookie.match(/(?:^|; )consent=(granted|declined)/)?.[1];
	return kept === 'granted' || kept === 'declined' ? kept : 'unasked';
};

/** Keeps the visitor's choice; forgetting it (`unasked`) brings the question back. */
export function decideConsent(consent: Consent) {
	const age = consent === 'unasked' ? 0 : 15_552_000;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
	document.cookie = `${cookie}=${consent}; path=/; max-age=${age}; samesite=lax`;
	for (const listener of listeners) listener();
}

export const consentStore = {
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	current: read,
	/** The server cannot know the choice; nothing is asked or measured before the browser does. */
	onServer: (): Consent => 'declined',
};
