import { basename, join } from 'node:path';
import { antiBriberyPolicy } from '../../src/company/anti-bribery-policy.ts';
import { certificates } from '../../src/company/certificates.ts';
import { publicationPath, publications } from '../../src/company/publications.ts';
import { shelfLifeLetters } from '../../src/company/shelf-life-letters.ts';
import { documentsFolder } from '../places.ts';
import { certificatePdf } from './documents/certificate.ts';
import { mediaKit } from './documents/media-kit.ts';
import { policyPdf } from './documents/policy.ts';
import { publicationPdf } from './documents/publication.ts';
import { shelfLifeLetterPdf } from './documents/shelf-life-letter.ts';
import { outdated, write } from './write.ts';

const documents: [name: string, make: () => Promise<Uint8Array>][] = [
	...certificates.map((certificate): (typeof documents)[number] => [
		`${certificate.key}-certificate.pdf`,
		() => certificatePdf(certificate),
	]),
	['anti-bribery-and-anti-corruption-policy.pdf', () => policyPdf(antiBriberyPolicy)],
	['media-kit.zip', mediaKit],
	...Object.values(shelfLifeLetters).map((letter): (typeof documents)[number] => [
		`${letter.slug}.pdf`,
		() => shelfLifeLetterPdf(letter),
	]),
	...Object.values(publications).map((publication): (typeof documents)[number] => [
		basename(publicationPath(publication)),
		() => publicationPdf(publication),
	]),
];

/** Makes each document again if a source has changed, since its name does not contain its content. */
export async function prepareDocuments() {
	const due = documents.filter(([name]) => outdated(join(documentsFolder, name)));
	for (const [name, make] of due) await write(join(documentsFolder, name), await make());
	return { made: due.length, all: documents.length };
}
