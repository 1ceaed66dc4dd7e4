/** GS1's prefix for examples, with a company number that nobody has. */
const companyPrefix = '9521234';

/** The characters of a Global Model Number; the position of each is its value. */
const characters = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const checkCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const weights = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83];

/** The two check characters of a Global Model Number, by the General Specifications of GS1. */
export function checkPair(model: string): string {
	const sum = [...model]
		.toReversed()
		.reduce((all, character, at) => all + characters.indexOf(character) * (weights[at] ?? 0), 0);
	const rest = sum % 1021;
	return [rest >> 5, rest & 31].map((place) => checkCharacters[place]).join('');
}

/** The key of a model in EUDAMED, shared by all of its packs. */
export function basicUdiDi(reference: string): string {
	const model = `${companyPrefix}${reference.replaceAll('-', '')}`;
	return `${model}${checkPair(model)}`;
}
