'use client';

import { useAuth, useDocumentDrawer, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../words/use-say.ts';
import { AddFile } from './add-file.tsx';
import type { Belonging, ProductHome as Home } from './product-home-endpoint.ts';

const formOf = (kind: CollectionSlug, id: number) => `/admin/collections/${kind}/${id}`;

function Rows({ kind, rows, none }: { kind: CollectionSlug; rows: readonly Belonging[]; none: string }) {
	if (rows.length === 0) return <p>{none}</p>;
	return (
		<ul className="studio-belongings">
			{rows.map(({ id, title, state, isHidden }) => (
				<li key={id}>
					<a href={formOf(kind, id)}>{title}</a> <small data-hidden={isHidden || undefined}>{state}</small>
				</li>
			))}
		</ul>
	);
}

/** The revisions that count or are drafts; those that ended are folded. */
function Revisions({ rows }: { rows: readonly Belonging[] }) {
	const say = useSay();
	const ended = rows.filter(({ isOver }) => isOver);
	const none = say('No revision is released.', '尚无已发布的修订版。');
	return (
		<>
			<Rows kind="revisions" rows={rows.filter(({ isOver }) => !isOver)} none={none} />
			{ended.length > 0 && (
				<details>
					<summary>{say(`${ended.length} former`, `${ended.length} 个旧版`)}</summary>
					<Rows kind="revisions" rows={ended} none="" />
				</details>
			)}
		</>
	);
}

interface AddProps {
	kind: CollectionSlug;
	label: string;
	/** What the new one begins with. */
	begins: object;
	reload: () => void;
}

/** Opens the form of a new item beside the product, which the item already names. */
function Add({ kind, label, begins, reload }: AddProps) {
	const { permissions } = useAuth();
	const [Drawer, Toggler, { closeDrawer }] = useDocumentDrawer({ collectionSlug: kind });
	if (!permissions?.collections?.[kind]?.create) return null;
	return (
		<>
			<Toggler className="btn btn--style-secondary btn--size-small" aria-label={label}>
				{label}
			</Toggler>
			<Drawer
				initialData={begins}
				redirectAfterCreate={false}
				onSave={() => {
					closeDrawer();
					reload();
				}}
			/>
		</>
	);
}

/** The documents, registrations, lots and notices of the product, each with its state and a way to add one. */
export function ProductHome() {
	const say = useSay();
	const { id } = useDocumentInfo();
	const [home, setHome] = useState<Home | null>();
	const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
	const titleCn = useFormFields(([fields]) => String(fields.titleCn?.value ?? ''));
	const reference = useFormFields(([fields]) => String(fields['packs.0.reference']?.value ?? ''));
	const reload = useCallback(() => {
		if (!id) return;
		fetch(`/api/product-home/${id}`)
			.then((answer) => (answer.ok ? answer.json() : null))
			.then(setHome)
			.catch(() => setHome(null));
	}, [id]);
	useEffect(reload, [reload]);
	if (!id)
		return (
			<p>
				{say(
					'Save the product once; then its documents, registrations, lots and notices are added here.',
					'请先保存产品；之后可在此添加其文件、注册、批次和通告。',
				)}
			</p>
		);
	if (!home)
		return (
			<p role="status">
				{home === null ? say('The studio did not answer.', '工作室没有响应。') : say('Looking …', '正在查找……')}
			</p>
		);
	const product = Number(id);
	const of = { product };
	return (
		<div className="studio-product-home">
			<section aria-labelledby="home-documents">
				<h2 id="home-documents">{say('Documents', '文件')}</h2>
				{home.documents.length === 0 && <p>{say('It has no documents yet.', '尚无文件。')}</p>}
				<ul className="studio-documents">
					{home.documents.map(({ id: document, title, revisions }) => (
						<li key={document}>
							<a href={formOf('product-documents', document)}>{title}</a>
							<Revisions rows={revisions} />
						</li>
					))}
				</ul>
				<AddFile product={product} title={title} titleCn={titleCn} documents={home.documents} reload={reload} />
			</section>
			<section aria-labelledby="home-registrations">
				<h2 id="home-registrations">{say('Registrations', '注册')}</h2>
				<Rows
					kind="registrations"
					rows={home.registrations}
					none={say('It is registered nowhere.', '尚未在任何地方注册。')}
				/>
				<Add kind="registrations" label={say('Add a registration', '添加注册')} begins={of} reload={reload} />
			</section>
			<section aria-labelledby="home-lots">
				<h2 id="home-lots">{say('Lots', '批次')}</h2>
				<Rows kind="lots" rows={home.lots} none={say('No lots are known.', '尚无批次。')} />
				{home.moreLots > 0 && (
					<p>
						<a href={`/admin/collections/lots?search=${encodeURIComponent(reference)}`}>
							{say(`${home.moreLots} more`, `另有 ${home.moreLots} 个`)}
						</a>
					</p>
				)}
				<Add kind="lots" label={say('Add a lot', '添加批次')} begins={{ reference }} reload={reload} />
			</section>
			<section aria-labelledby="home-notices">
				<h2 id="home-notices">{say('Notices', '通告')}</h2>
				<Rows kind="notices" rows={home.notices} none={say('No notice names it.', '没有通告涉及它。')} />
				<Add kind="notices" label={say('Add a notice', '添加通告')} begins={{ products: [product] }} reload={reload} />
			</section>
		</div>
	);
}
