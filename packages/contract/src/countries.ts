/** Codes that are not countries: unions, private use, parts of other codes, and test regions of language tags. */
const noCountries: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Excludes former codes such as DD and SU, which `Intl.Locale` replaces by current ones. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** ISO 3166 in two letters, of every country and territory. */
export const countryCodes: readonly string[] = letters
	.flatMap((first) => letters.map((second) => first + second))
	.filter((code) => !noCountries.has(code) && isCurrent(code) && regions.of(code) !== undefined);
