/** Words that call a product safe, effective, cleared or approved, which is not allowed under emergency use. */
const claims =
	/\b(?:FDA[- ](?:cleared|approved)|cleared by (?:the )?FDA|approved|approval|safe|safely|effective(?! (?:date|until|from)))\b|安全有效|(?<!未经?|未获|未获许可或|不是|并非)(?:批准|获批(?!准))/gi;

/** Words that negate a claim, before it in the same sentence. */
const denial = /\b(?:not|never|neither|nor|no|without)\b|未|不|非/i;

export interface Claim {
	before: string;
	word: string;
	after: string;
}

const around = 40;

/** Each claim in a text, with a few words on either side to recognize the place. */
export function claimsIn(text: string): Claim[] {
	return [...text.matchAll(claims)].flatMap(({ 0: word, index }) => {
		const sentence =
			text
				.slice(0, index)
				.split(/[.!?。！？]\s*/)
				.at(-1) ?? '';
		if (denial.test(sentence)) return [];
		const end = index + word.length;
		return [{ before: text.slice(Math.max(0, index - around), index), word, after: text.slice(end, end + around) }];
	});
}

/** The words of a field: its plain text, or the text of formatted text. */
export function wordsOf(value: unknown): string {
	if (typeof value === 'string') return value;
	if (typeof value !== 'object' || value === null) return '';
	if ('text' in value && typeof value.text === 'string') return value.text;
	if ('root' in value) return wordsOf(value.root);
	if ('children' in value && Array.isArray(value.children)) return value.children.map(wordsOf).join(' ');
	return '';
}
