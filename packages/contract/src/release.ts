import described from '../../../package.json' with { type: 'json' };

/** The number of this release. */
export const release = described.version;

/** Compares two numbers such as 1.10.0: above 0 if the first is later. */
export const compareReleases = (one: string, other: string): number =>
	new Intl.Collator('en', { numeric: true }).compare(one, other);
