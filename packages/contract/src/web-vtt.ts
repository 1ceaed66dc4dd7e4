const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cue = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?\\n.*\\S`, 'm');
/** A line with an arrow that is not a time: browsers silently drop the text after it. */
const notTime = new RegExp(`^(?!${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]|$)).*-->`, 'm');

const lines = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Captions that browsers read: the signature, and at least one time with words below it. */
export function isWebVtt(text: string): boolean {
	const written = lines(text);
	return /^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(written) && cue.test(written) && !notTime.test(written);
}
