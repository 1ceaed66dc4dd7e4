import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { ProductRecord } from './product-record.tsx';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

async function RecordForm({ req, product, day }: { req: PayloadRequest; product: number; day: string }) {
	const all = { collection: 'products', sort: 'title', depth: 0, pagination: false, draft: true, trash: true } as const;
	const { docs } = await req.payload.find({ ...all, select: { title: true, reference: true }, req });
	return (
		<form method="get" className="studio-form no-print">
			<label htmlFor="record-product">Product</label>
			<select id="record-product" name="product" defaultValue={product || ''} required>
				<option value="">Choose</option>
				{docs.map(({ id, title, reference }) => (
					<option key={id} value={id}>
						{title} ({reference})
					</option>
				))}
			</select>
			<label>
				Day <input type="date" name="day" defaultValue={day} required />
			</label>
			<button type="submit">Show</button>
		</form>
	);
}

/** One page to print for an auditor: a product as it stood on a day. */
export function RecordView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const asked = queryOf(props.searchParams);
	const product = Math.trunc(Number(asked.get('product'))) || 0;
	const given = asked.get('day') ?? '';
	const day = isDay(given) ? given : new Date().toISOString().slice(0, 10);
	const isToCome = day > new Date().toISOString().slice(0, 10);
	const isAllowed = has(req.user, 'editor', ...overseers);
	return (
		<StudioPage {...props} at="/admin/record" className="studio-record">
			<h1>The record of a product</h1>
			{isAllowed && <RecordForm req={req} product={product} day={day} />}
			{isAllowed && isToCome && <p role="alert">{day} is still to come: nobody knows what the site will say then.</p>}
			{isAllowed && product > 0 && !isToCome && <ProductRecord req={req} product={product} day={day} />}
			{!isAllowed && <p>Only who works on content sees records of products.</p>}
		</StudioPage>
	);
}
