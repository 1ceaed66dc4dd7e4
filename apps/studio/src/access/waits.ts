export interface WaitRule {
	/** Attempts before the first wait. */
	free: number;
	/** The first wait; each further one is twice as long. */
	firstSeconds: number;
	longestSeconds: number;
	/** A key is forgotten this long after its last attempt. */
	forgetSeconds: number;
}

interface Entry {
	attempts: number;
	until: number;
	forgetAt: number;
}

/** Counts attempts by key: after the free ones each has to wait longer than the last. Uses a monotonic clock. */
export function createWaits(rule: WaitRule, now = () => performance.now()) {
	const entries = new Map<string, Entry>();

	const forgetOld = (time: number) => {
		for (const [key, { forgetAt }] of entries) if (forgetAt <= time) entries.delete(key);
	};

	return {
		/** Seconds left to wait; 0 if the attempt is allowed, which then counts. */
		attempt(key: string): number {
			const time = now();
			forgetOld(time);
			const { attempts, until } = entries.get(key) ?? { attempts: 0, until: 0 };
			if (until > time) return Math.ceil((until - time) / 1000);
			const seconds =
				attempts + 1 < rule.free
					? 0
					: Math.min(rule.firstSeconds * 2 ** (attempts + 1 - rule.free), rule.longestSeconds);
			entries.set(key, {
				attempts: attempts + 1,
				until: time + seconds * 1000,
				forgetAt: time + (seconds + rule.forgetSeconds) * 1000,
			});
			return 0;
		},
		/** Takes back a successful attempt. */
		giveBack(key: string): void {
			const entry = entries.get(key);
			if (entry) entries.set(key, { ...entry, attempts: entry.attempts - 1, until: 0 });
		},
		forget(key: string): void {
			entries.delete(key);
		},
	};
}
