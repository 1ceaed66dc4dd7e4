'use client';

import { useFormFields } from '@payloadcms/ui';
import { cut, widthOf } from './search-width.ts';

/** What search engines usually show, in characters; a Chinese one takes the room of two. */
const room = { title: 60, description: 155 };

const Length = ({ name, text, most }: { name: string; text: string; most: number }) => {
	const width = widthOf(text);
	const said = width === 0 ? 'empty' : width > most ? `${width} of ${most}: the end is cut off` : `${width} of ${most}`;
	return (
		<span className={width > most ? 'studio-warning' : undefined}>
			{name}: {said}
		</span>
	);
};

function Preview({ language, title, description }: { language: string; title: string; description: string }) {
	return (
		<figure className="studio-search-preview">
			<figcaption>{language}</figcaption>
			<p className="studio-search-title">{cut(title, room.title) || 'Without a title'}</p>
			<p>{cut(description, room.description) || 'Without a description, search engines choose words of the page.'}</p>
			<p>
				<Length name="Title" text={title} most={room.title} />
				{' · '}
				<Length name="Description" text={description} most={room.description} />
			</p>
		</figure>
	);
}

/** As a search engine would show it, while it is written; Chinese that is missing is the English. */
export function SearchPreview() {
	const text = useFormFields(([fields]) => {
		const valueIn = (name: string) => {
			const value = fields[name]?.value;
			return typeof value === 'string' ? value.trim() : '';
		};
		return {
			en: { title: valueIn('title'), description: valueIn('description') },
			cn: { title: valueIn('titleCn'), description: valueIn('descriptionCn') },
		};
	});
	return (
		<section aria-labelledby="search-preview">
			<h2 id="search-preview">As a search engine shows it</h2>
			<Preview language="English" {...text.en} />
			<Preview
				language="Chinese"
				title={text.cn.title || text.en.title}
				description={text.cn.description || text.en.description}
			/>
		</section>
	);
}
