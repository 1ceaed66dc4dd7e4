import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { ProductRecord } from './product-record.tsx';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

async function RecordForm({ req, product, day }: { req: PayloadRequest; product: number; day: string }) {
	const say = await sayHere();
	const all = { collection: 'products', sort: 'title', depth: 0, pagination: false, draft: true, trash: true } as const;
	const { docs } = await req.payload.find({ ...all, select: { title: true, reference: true }, req });
	return (
		<form method="get" className="studio-form no-print">
			<label htmlFor="record-product">{say('Product', '产品')}</label>
			<select id="record-product" name="product" defaultValue={product || ''} required>
				<option value="">{say('Choose', '选择')}</option>
				{docs.map(({ id, title, reference }) => (
					<option key={id} value={id}>
						{title} ({reference})
					</option>
				))}
			</select>
			<label>
				{say('Day ', '日期')}
				<input type="date" name="day" defaultValue={day} required />
			</label>
			<button type="submit">{say('Show', '显示')}</button>
		</form>
	);
}

/** One page to print for an auditor: a product as it was on a day. */
export function RecordView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req } = props.initPageResult;
	const asked = queryOf(props.searchParams);
	const product = Math.trunc(Number(asked.get('product'))) || 0;
	const given = asked.get('day') ?? '';
	const day = isDay(given) ? given : new Date().toISOString().slice(0, 10);
	const isToCome = day > new Date().toISOString().slice(0, 10);
	const isAllowed = has(req.user, 'editor', ...overseers);
	return (
		<StudioPage {...props} at="/admin/record" className="studio-record">
			<h1>{say('The record of a product', '产品档案')}</h1>
			{isAllowed && <RecordForm req={req} product={product} day={day} />}
			{isAllowed && isToCome && (
				<p role="alert">
					{say(
						`${day} is still to come: nobody knows what the site will say then.`,
						`${day} 尚未到来：没有人知道届时网站的内容。`,
					)}
				</p>
			)}
			{isAllowed && product > 0 && !isToCome && <ProductRecord req={req} product={product} day={day} />}
			{!isAllowed && (
				<p>{say('Only who works on content sees records of products.', '只有处理内容的人才能看到产品档案。')}</p>
			)}
		</StudioPage>
	);
}
