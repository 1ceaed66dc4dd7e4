import type { UIFieldServerProps } from 'payload';
import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import { codeProblem } from './label-of.ts';

/** Warns of a wrong address before printing: a printed carton cannot be changed. */
const Problem = () => {
	const problem = codeProblem(use(sayHere()));
	return problem && <p role="note">{problem}</p>;
};

const Links = ({ path, of, name }: { path: 'pack' | 'lot'; of: string; name: string }) => {
	const say = use(sayHere());
	const query = (as: string) => new URLSearchParams({ of, as });
	return (
		<p>
			{name}:{' '}
			<a href={`/api/labels/${path}?${query('svg')}`} download>
				{say('QR code (SVG)', '二维码（SVG）')}
			</a>
			{' · '}
			<a href={`/api/labels/${path}?${query('pdf')}`} download>
				{say('Label (PDF)', '标签（PDF）')}
			</a>
		</p>
	);
};

/** Code and label of a saved lot, shown in its form. */
export const LotLabel = ({ id }: UIFieldServerProps) => {
	const say = use(sayHere());
	return id ? (
		<section className="studio-note" aria-label={say('Label', '标签')}>
			<Links path="lot" of={String(id)} name={say('This lot', '此批次')} />
			<Problem />
		</section>
	) : null;
};

/** Codes and labels of the packs with a GTIN, shown in the form of a product. */
export async function PackLabels({ id, req }: UIFieldServerProps) {
	const say = await sayHere();
	const product = id
		? await req.payload.findByID({ collection: 'products', id, depth: 0, draft: true, disableErrors: true, req })
		: null;
	const packs = (product?.packs ?? []).filter(({ gtin }) => gtin);
	if (packs.length === 0) return null;
	return (
		<section className="studio-note" aria-label={say('Labels', '标签')}>
			{packs.map(({ reference }) => (
				<Links key={reference} path="pack" of={reference} name={reference} />
			))}
			<Problem />
		</section>
	);
}
