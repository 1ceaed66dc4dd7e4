import described from '../../../package.json' with { type: 'json' };

/** The number of this release. */
export const release = described.version;

/** Of two numbers such as 1.10.0, which is later: above 0 where the first is. */
export const compareReleases = (one: string, other: string): number =>
	new Intl.Collator('en', { numeric: true }).compare(one, other);
