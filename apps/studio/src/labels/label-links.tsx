import type { UIFieldServerProps } from 'payload';
import { codeProblem } from './label-of.ts';

/** A carton is printed once. */
const Problem = () => {
	const problem = codeProblem();
	return problem && <p role="note">{problem}</p>;
};

const Links = ({ path, of, name }: { path: 'pack' | 'lot'; of: string; name: string }) => {
	const query = (as: string) => new URLSearchParams({ of, as });
	return (
		<p>
			{name}:{' '}
			<a href={`/api/labels/${path}?${query('svg')}`} download>
				QR code (SVG)
			</a>
			{' · '}
			<a href={`/api/labels/${path}?${query('pdf')}`} download>
				Label (PDF)
			</a>
		</p>
	);
};

/** In the form of a lot that is saved: its code and its label. */
export const LotLabel = ({ id }: UIFieldServerProps) =>
	id ? (
		<section className="studio-note" aria-label="Label">
			<Links path="lot" of={String(id)} name="This lot" />
			<Problem />
		</section>
	) : null;

/** In the form of a product: the codes and labels of its packs that have a GTIN. */
export async function PackLabels({ id, req }: UIFieldServerProps) {
	const product = id
		? await req.payload.findByID({ collection: 'products', id, depth: 0, draft: true, disableErrors: true, req })
		: null;
	const packs = (product?.packs ?? []).filter(({ gtin }) => gtin);
	if (packs.length === 0) return null;
	return (
		<section className="studio-note" aria-label="Labels">
			{packs.map(({ reference }) => (
				<Links key={reference} path="pack" of={reference} name={reference} />
			))}
			<Problem />
		</section>
	);
}
