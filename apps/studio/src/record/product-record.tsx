import { unescapeHtml } from '@site/contract/unescape-html';
import type { PayloadRequest } from 'payload';
import { When } from '../trail/trail-rows.tsx';
import { sayHere } from '../words/say-here.ts';
import { aboutProduct } from './about-product.ts';
import { type Standing, standingOn } from './as-of.ts';
import { Publications } from './publications.tsx';

/** Days are stored as noon, so that no time zone changes the day. */
const noon = /^(\d{4}-\d\d-\d\d)T12:00:00\.000Z$/;

/** For reading on paper: formatted text becomes lines, a day has no time. */
const asRead = (value: string): string =>
	value.startsWith('<')
		? unescapeHtml(
				value
					.replace(/<\/(?:p|h\d|li|tr|blockquote)>/g, '\n')
					.replace(/<\/t[dh]>/g, ' ')
					.replace(/<[^>]*>/g, ''),
			).trim()
		: value.replace(noon, '$1');

const Facts = ({ standing: { facts } }: { standing: Standing }) => (
	<table className="studio-trail">
		<tbody>
			{facts.map(({ path, label, after }) => (
				<tr key={`${path} ${label}`}>
					<th scope="row">{label}</th>
					<td>{after && asRead(after)}</td>
				</tr>
			))}
		</tbody>
	</table>
);

/** A registration that had expired by then: it is in the record, but was not on the site. */
function hasEnded({ facts }: Standing, day: string): boolean {
	const last = facts.find(({ path }) => path === 'validTo')?.after;
	return Boolean(last && last.slice(0, 10) < day);
}

/** Facts, publications with their approvals, and other content about the product, at the end of a day (UTC). */
export async function ProductRecord({ req, product, day }: { req: PayloadRequest; product: number; day: string }) {
	const say = await sayHere();
	const standing = await standingOn(req, 'products', product, day);
	const beside = await aboutProduct(req, product, day);
	return (
		<>
			<p>
				{say(
					`As it stood at the end of ${day} (UTC). Printed ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC by ${req.user?.name}.`,
					`截至 ${day} 当天结束时（UTC）的状态。${req.user?.name} 于 ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC 打印。`,
				)}
			</p>
			{standing ? (
				<section>
					<h2>{standing.title}</h2>
					<p>
						{say(`Version ${standing.version}, published `, `版本 ${standing.version}，发布于`)}
						{standing.since && <When at={standing.since} />}
					</p>
					<Facts standing={standing} />
				</section>
			) : (
				<p>{say('It was not on the site that day.', '当天不在网站上。')}</p>
			)}
			<section>
				<h2>{say('Published and approved by', '发布和批准者')}</h2>
				<Publications req={req} kind="products" item={product} day={day} />
			</section>
			{beside.map(({ slug, label, standings, isAsThen }) => (
				<section key={slug}>
					<h2>
						{label}: {standings.length}
					</h2>
					{!isAsThen && standings.length > 0 && (
						<p>
							{say(
								'Of these no versions are kept: they are as they are today.',
								'这些内容不保存版本：显示的是今天的状态。',
							)}
						</p>
					)}
					{standings.map((each) => (
						<section key={each.id}>
							<h3>
								{each.title}
								{hasEnded(each, day) && say(' (had ended, not on the site)', '（已结束，不在网站上）')}
							</h3>
							<Facts standing={each} />
							{slug !== 'product-documents' && (
								<>
									<h4>{say('Published and approved by', '发布和批准者')}</h4>
									<Publications req={req} kind={slug} item={each.id} day={day} />
								</>
							)}
						</section>
					))}
				</section>
			))}
		</>
	);
}
