/** The keys named in the specification; no others are allowed (D5). */
export type SessionKey = 'lang' | 'navData' | 'newsData' | 'searchVal' | 'careersName';

/** Storage may be blocked or full; the page then works without it. */
export function readSession(key: SessionKey): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

export function writeSession(key: SessionKey, value: string): boolean {
	try {
		sessionStorage.setItem(key, value);
		return true;
	} catch {
		return false;
	}
}

/** Whether a non-empty list is cached; unreadable data counts as absent. */
export function hasCachedList(key: 'navData' | 'newsData'): boolean {
	try {
		const list: unknown = JSON.parse(readSession(key) ?? '');
		return Array.isArray(list) && list.length > 0;
	} catch {
		return false;
	}
}
