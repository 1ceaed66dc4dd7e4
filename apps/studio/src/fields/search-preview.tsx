'use client';

import { useFormFields } from '@payloadcms/ui';
import { useSay } from '../words/use-say.ts';
import { cut, widthOf } from './search-width.ts';

/** Usual lengths in search results, in characters; a Chinese character counts as two. */
const room = { title: 60, description: 155 };

const Length = ({ name, text, most }: { name: string; text: string; most: number }) => {
	const say = useSay();
	const width = widthOf(text);
	const said =
		width === 0
			? say('empty', '空')
			: width > most
				? say(`${width} of ${most}: the end is cut off`, `${width} / ${most}：末尾会被截断`)
				: say(`${width} of ${most}`, `${width} / ${most}`);
	return (
		<span className={width > most ? 'studio-warning' : undefined}>
			{name}: {said}
		</span>
	);
};

function Preview({ language, title, description }: { language: string; title: string; description: string }) {
	const say = useSay();
	return (
		<figure className="studio-search-preview">
			<figcaption>{language}</figcaption>
			<p className="studio-search-title">{cut(title, room.title) || say('Without a title', '没有标题')}</p>
			<p>
				{cut(description, room.description) ||
					say(
						'Without a description, search engines choose words of the page.',
						'没有描述时，搜索引擎会从页面中选取文字。',
					)}
			</p>
			<p>
				<Length name={say('Title', '标题')} text={title} most={room.title} />
				{' · '}
				<Length name={say('Description', '描述')} text={description} most={room.description} />
			</p>
		</figure>
	);
}

/** Preview of a search result while the fields are edited. Missing Chinese falls back to English. */
export function SearchPreview() {
	const say = useSay();
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
			<h2 id="search-preview">{say('As a search engine shows it', '搜索引擎中的显示效果')}</h2>
			<Preview language={say('English', '英文')} {...text.en} />
			<Preview
				language={say('Chinese', '中文')}
				title={text.cn.title || text.en.title}
				description={text.cn.description || text.en.description}
			/>
		</section>
	);
}
